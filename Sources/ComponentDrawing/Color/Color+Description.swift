extension Color: CustomStringConvertible {
  /// The color in words: the name of a color of the terminal's palette, or `#FF9500`, followed by
  /// the opacity of a translucent color, such as `red 50%`.
  public var description: String {
    if alpha == 255 { return value.description }
    return "\(value) \((Int(alpha) * 100 + 127) / 255)%"
  }
}

extension Color.Definition: CustomStringConvertible {
  private static let paletteNames = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "light gray", "gray",
    "bright red", "bright green", "bright yellow", "bright blue", "bright magenta", "bright cyan",
    "white",
  ]

  package var description: String {
    switch self {
    case .palette(let index):
      Self.paletteNames.indices.contains(Int(index))
        ? Self.paletteNames[Int(index)] : "color \(index)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map(Self.hexadecimal).joined()
    case .standard: "primary"
    case .clear: "clear"
    case .accent: "accent"
    case .named(let name): "“\(name)”"
    case .theme(let role): "\(role)"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
