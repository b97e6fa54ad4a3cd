import Components

extension CellStyle {
  /// Returns this style with the translucent colors of `attributes` blended over `beneath`.
  func blended(_ attributes: Attributes, over beneath: CellColor) -> CellStyle {
    let background = attributes.background.map { beneath.covered(by: $0) } ?? beneath
    let foreground = attributes.foreground.map { background.covered(by: $0) }
    return CellStyle(
      foreground: foreground ?? self.foreground, background: background, effects: effects)
  }

  /// Returns this style under a translucent layer of `color`. A default background becomes
  /// decorative.
  func tinted(by color: Color) -> CellStyle {
    let background = self.background.covered(by: color)
    return CellStyle(
      foreground: foreground.coveredText(by: color),
      background: self.background.isStandard || self.background.isDecorative
        ? background.decorative : background,
      effects: effects)
  }
}
