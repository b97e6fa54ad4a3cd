import ComponentCore

extension CellStyle {
  /// Returns this style with the translucent colors of `attributes` blended over `beneath`, on a
  /// terminal of `scheme`.
  func blended(
    _ attributes: Attributes, over beneath: CellColor, in scheme: ColorScheme
  ) -> CellStyle {
    let background = attributes.background.map { beneath.covered(by: $0, in: scheme) } ?? beneath
    let foreground = attributes.foreground.map { background.covered(by: $0, in: scheme) }
    return CellStyle(
      foreground: foreground ?? self.foreground, background: background, effects: effects)
  }

  /// Returns this style under a translucent layer of `color`, on a terminal of `scheme`. A default
  /// background becomes decorative.
  func tinted(by color: Color, in scheme: ColorScheme) -> CellStyle {
    let background = self.background.covered(by: color, in: scheme)
    return CellStyle(
      foreground: foreground.coveredText(by: color, in: scheme),
      background: self.background.isStandard || self.background.isDecorative
        ? background.decorative : background,
      effects: effects)
  }

  /// Returns this style with its faint text in a color between that of the text and that of the
  /// background, on a terminal of `scheme`.
  ///
  /// Terminals show faint text in their own ways, xterm in a darker color, which is stronger on a
  /// light background. Only the terminal knows the colors of its palette, so these stay faint, as
  /// does reversed text.
  func withMixedFaintText(in scheme: ColorScheme) -> CellStyle {
    guard effects.contains(.dim), !effects.contains(.reverse), foreground.palette == nil,
      background.palette == nil
    else { return self }
    return CellStyle(
      foreground: background.faintText(foreground, in: scheme), background: background,
      effects: effects.subtracting(.dim))
  }
}
