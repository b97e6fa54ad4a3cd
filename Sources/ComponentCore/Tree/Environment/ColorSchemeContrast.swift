/// Whether text and borders differ from the background as usual, or more.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The contrast of the theme.
  case standard
  /// Borders and secondary text have the color of text, and faint text is italic instead.
  case increased
}

extension EnvironmentValues {
  /// Whether text and borders differ more from the background than usual, because the user has
  /// asked for it.
  ///
  ///     @Environment(\.colorSchemeContrast) private var contrast
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

private struct ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}
