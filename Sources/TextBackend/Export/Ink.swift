import ComponentCore

/// A color of a picture: that of a terminal's cell, with an opacity.
struct Ink: Hashable, Sendable {
  /// Where a color comes from.
  enum Source: Hashable, Sendable {
    /// The terminal's default color of text.
    case text
    /// The terminal's default background.
    case background
    case palette(UInt8)
    case system(SystemColor)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  var source: Source
  /// The opacity in percent.
  var opacity = 100

  static let text = Ink(source: .text)
  static let background = Ink(source: .background)
  static let transparent = Ink(source: .background, opacity: 0)

  init(source: Source, opacity: Int = 100) {
    self.source = source
    self.opacity = opacity
  }

  /// Creates the ink of a cell's color, or `standard` if it is the terminal's default.
  init(_ color: Color?, standard: Ink) {
    switch color?.value {
    case .palette(let index): self.init(source: .palette(index))
    case .rgb(let red, let green, let blue):
      self.init(source: .rgb(red: red, green: green, blue: blue))
    case .system(let color): self.init(source: .system(color))
    case .standard, .clear, .accent, .adaptive, .named, .theme, nil: self = standard
    }
  }

  /// Returns this ink at `percent` of its opacity.
  func faded(to percent: Int) -> Ink {
    Ink(source: source, opacity: opacity * percent / 100)
  }

  /// The color in CSS, on a terminal of `scheme`: `#rgb`, `#rrggbb` or `#rrggbbaa`.
  func css(in scheme: ColorScheme) -> String {
    if opacity == 0 { return "#0000" }
    let (red, green, blue) = components(in: scheme)
    let bytes = [red, green, blue] + (opacity == 100 ? [] : [UInt8(opacity * 255 / 100)])
    let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
    return bytes.reduce(into: "#") { text, byte in
      if !isShort { text += String(byte >> 4, radix: 16) }
      text += String(byte & 15, radix: 16)
    }
  }

  private func components(
    in scheme: ColorScheme
  ) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let rgb: UInt32
    switch source {
    case .rgb(let red, let green, let blue): return (red, green, blue)
    // The colors on which views base text on a background, and those between two colors.
    case .palette(let index): return Color.defaultComponents(ofPalette: Int(index))
    case .system(let color):
      return Color(.system(color)).components(in: scheme.systemPalette)
    case .text: rgb = scheme == .dark ? 0xD8DCE4 : 0x1F242C
    case .background: rgb = scheme == .dark ? 0x15181E : 0xFFFFFF
    }
    return (UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
  }
}
