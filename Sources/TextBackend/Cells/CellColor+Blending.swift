import ComponentCore

extension CellColor {
  private typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  /// The components of this color, or `fallback` for the terminal's default.
  private func components(assuming fallback: Components, in scheme: ColorScheme) -> Components {
    if let rgb { return rgb }
    if let system { return Color(.system(system)).components(in: scheme.systemPalette) }
    return palette.map { Color.defaultComponents(ofPalette: Int($0)) } ?? fallback
  }

  /// Returns the color of a background of this color under a layer of `color`, on a terminal of
  /// `scheme`.
  func covered(by color: Color, in scheme: ColorScheme) -> CellColor {
    mixed(with: color, assuming: scheme.background, in: scheme)
  }

  /// Returns the color of text of this color under a layer of `color`, on a terminal of `scheme`.
  func coveredText(by color: Color, in scheme: ColorScheme) -> CellColor {
    mixed(with: color, assuming: scheme.foreground, in: scheme)
  }

  private func mixed(
    with color: Color, assuming fallback: Components, in scheme: ColorScheme
  ) -> CellColor {
    let covering = CellColor(color)
    if color.alpha == 255 { return covering }
    let below = components(assuming: fallback, in: scheme)
    let above =
      color.value == .standard
      ? scheme.foreground : color.components(in: scheme.systemPalette)
    return CellColor.mix(below, above, alpha: Int(color.alpha))
  }

  /// Returns the color of faint text of the color `text` on a background of this color.
  func faintText(_ text: CellColor, in scheme: ColorScheme) -> CellColor {
    CellColor.mix(
      components(assuming: scheme.background, in: scheme),
      text.components(assuming: scheme.foreground, in: scheme), alpha: 255 * 60 / 100)
  }

  private static func mix(_ below: Components, _ above: Components, alpha: Int) -> CellColor {
    func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8((Int(below) * (255 - alpha) + Int(above) * alpha + 127) / 255)
    }
    return CellColor(
      red: mix(below.red, above.red), green: mix(below.green, above.green),
      blue: mix(below.blue, above.blue))
  }
}

extension ColorScheme {
  /// The colors that blending assumes for the terminal's default ones, which are unknown.
  fileprivate var foreground: (red: UInt8, green: UInt8, blue: UInt8) {
    self == .dark ? (0xE5, 0xE5, 0xE5) : (0x1A, 0x1A, 0x1A)
  }

  fileprivate var background: (red: UInt8, green: UInt8, blue: UInt8) {
    self == .dark ? (0, 0, 0) : (0xFF, 0xFF, 0xFF)
  }
}
