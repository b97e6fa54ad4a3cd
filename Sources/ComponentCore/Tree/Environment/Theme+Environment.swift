extension Theme {
  /// Returns the colors on a background of `colorScheme`.
  public func colors(in colorScheme: ColorScheme) -> Colors {
    var colors = colorScheme == .light ? light : dark
    colors.systemPalette = usesTerminalColors ? .terminal : colorScheme.systemPalette
    return colors
  }
}

extension EnvironmentValues {
  /// The theme of the nearest enclosing `theme(_:)`, or ``Theme/standard`` without one.
  public internal(set) var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// The colors of the theme that the output can show, in the contrast that the user has chosen.
  var themeColors: Theme.Colors {
    let colors = theme.colors(in: colorScheme)
    let shown = usesFullColor ? colors : colors.onFewColors
    return colorSchemeContrast == .increased ? shown.withIncreasedContrast : shown
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.standard
}
