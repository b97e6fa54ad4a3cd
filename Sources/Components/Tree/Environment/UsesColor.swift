extension EnvironmentValues {
  /// Whether colors can be seen.
  ///
  /// Where they cannot, what is told by a color must be told by something else too: a line, a
  /// mark, an attribute of the text.
  public var usesColor: Bool {
    get { self[UsesColorKey.self] }
    set { self[UsesColorKey.self] = newValue }
  }
}

private struct UsesColorKey: EnvironmentKey {
  static let defaultValue = true
}
