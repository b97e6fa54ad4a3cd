extension EnvironmentValues {
  /// Whether lines and marks are drawn with ASCII characters only.
  ///
  /// So it is in plain text, which may be read by programs, or aloud. Text itself is what it is.
  public var usesASCII: Bool {
    get { self[UsesASCIIKey.self] }
    set { self[UsesASCIIKey.self] = newValue }
  }
}

private struct UsesASCIIKey: EnvironmentKey {
  static let defaultValue = false
}
