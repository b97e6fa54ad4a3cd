extension EnvironmentValues {
  /// Whether lines and marks are drawn with ASCII characters only.
  ///
  /// Plain-text output sets it, because programs or screen readers may read the result. The text
  /// of views is not changed.
  public var usesASCII: Bool {
    get { self[UsesASCIIKey.self] }
    set { self[UsesASCIIKey.self] = newValue }
  }
}

private struct UsesASCIIKey: EnvironmentKey {
  static let defaultValue = false
}
