import Components

extension CellStyle {
  /// The same with the translucent colors of `attributes`, as they are over `beneath`.
  func blended(_ attributes: Attributes, over beneath: CellColor) -> CellStyle {
    let background = attributes.background.map { beneath.covered(by: $0) } ?? beneath
    let foreground = attributes.foreground.map { background.covered(by: $0) }
    return CellStyle(
      foreground: foreground ?? self.foreground, background: background, effects: effects)
  }

  /// The same seen through a translucent color.
  func tinted(by color: Color) -> CellStyle {
    let background = self.background.covered(by: color)
    return CellStyle(
      foreground: foreground.coveredText(by: color),
      background: self.background.isStandard || self.background.isDecorative
        ? background.decorative : background,
      effects: effects)
  }
}
