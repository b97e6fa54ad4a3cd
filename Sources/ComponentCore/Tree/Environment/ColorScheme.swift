/// Whether the background of the terminal is light or dark.
///
///     @Environment(\.colorScheme) private var colorScheme
///
///     Text("Total").background(colorScheme == .dark ? Color(hex: 0x303030) : .yellow)
///
/// Colors of the terminal's palette, such as `Color.red`, need no distinction: the user has chosen
/// them for the background.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  /// The way in which system colors are shown on such a background.
  package var systemPalette: SystemPalette { self == .light ? .light : .dark }
}

extension EnvironmentValues {
  /// Whether the background is light or dark: dark until the terminal has reported it.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.dark
}
