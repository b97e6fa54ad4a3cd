import Components

extension CellColor {
  /// The colors that blending assumes for the terminal's defaults, which are unknown.
  private static let assumedForeground = CellColor(red: 0xE5, green: 0xE5, blue: 0xE5)
  private static let assumedBackground = CellColor(red: 0, green: 0, blue: 0)

  /// The components of this color, or of `fallback` for the terminal's default.
  private func components(assuming fallback: CellColor) -> (red: UInt8, green: UInt8, blue: UInt8) {
    if let rgb { return rgb }
    if let palette { return Color.defaultComponents(ofPalette: Int(palette)) }
    return fallback.rgb ?? (0, 0, 0)
  }

  /// Returns the color of a background of this color under a layer of `color`.
  func covered(by color: Color) -> CellColor {
    mixed(with: color, assuming: .assumedBackground)
  }

  /// Returns the color of text of this color under a layer of `color`.
  func coveredText(by color: Color) -> CellColor {
    mixed(with: color, assuming: .assumedForeground)
  }

  private func mixed(with color: Color, assuming fallback: CellColor) -> CellColor {
    let covering = CellColor(color)
    if color.alpha == 255 { return covering }
    let (below, above) = (components(assuming: fallback), color.defaultComponents)
    func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
      let sum = Int(below) * (255 - Int(color.alpha)) + Int(above) * Int(color.alpha)
      return UInt8((sum + 127) / 255)
    }
    return CellColor(
      red: mix(below.red, above.red), green: mix(below.green, above.green),
      blue: mix(below.blue, above.blue))
  }
}
