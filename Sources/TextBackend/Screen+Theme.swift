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
}
