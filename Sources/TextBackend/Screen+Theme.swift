import ComponentCore

extension Screen {
  /// Draws views without a theme in the colors of the standard one for the color scheme.
  func applyTheme() {
    painter.colorScheme = colorScheme
    var colors = standardTheme.colors(in: colorScheme)
    if colorDepth.isFew { colors = colors.onFewColors }
    mirror.systemPalette = colors.systemPalette
    tree.setTheme(colors, marksRoles: colorDepth == .none, contrast: colorSchemeContrast)
  }

  /// Uses 24-bit colors in place of fewer, from the next frame on.
  ///
  /// An inline view keeps its colors, because it cannot be drawn as a whole again, and so does a
  /// screen without any, because the user wants none.
  package func useTrueColor() {
    guard colorDepth == .ansi256 || colorDepth == .ansi16, inline.rowLimit == nil else { return }
    let hadFewColors = colorDepth.isFew
    colorDepth = .trueColor
    mirror.setDepth(.trueColor)
    if hadFewColors {
      tree.updateEnvironment { $0.usesFullColor = true }
      applyTheme()
    }
    invalidate()
  }
}
