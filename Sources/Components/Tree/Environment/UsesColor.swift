extension EnvironmentValues {
  /// Whether colors can be seen.
  ///
  /// Where they cannot, what is told by a color must be told by something else too: a line, a
  /// mark, an attribute of the text.
  public var usesColor: Bool {
    get { self[UsesColorKey.self] }
    set { self[UsesColorKey.self] = newValue }
  }

  /// Whether there are enough colors, 256 or more, to tell shades of a color apart.
  ///
  /// Where there are not, what is told by a shade must be told by something else too. `false`
  /// where ``usesColor`` is.
  public var usesFullColor: Bool {
    get { usesColor && self[UsesFullColorKey.self] }
    set { self[UsesFullColorKey.self] = newValue }
  }
}

private struct UsesColorKey: EnvironmentKey {
  static let defaultValue = true
}

private struct UsesFullColorKey: EnvironmentKey {
  static let defaultValue = true
}
