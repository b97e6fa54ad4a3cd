extension EnvironmentValues {
  /// Whether the output shows colors.
  ///
  /// If `false`, express in another way what a color would: with a line, a mark or a text
  /// attribute.
  public var usesColor: Bool {
    get { self[UsesColorKey.self] }
    set { self[UsesColorKey.self] = newValue }
  }

  /// Whether the output shows at least 256 colors, enough to distinguish shades of one color.
  ///
  /// If `false`, express in another way what a shade would. Always `false` if ``usesColor`` is.
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
