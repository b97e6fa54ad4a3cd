extension Color: CustomStringConvertible {
  /// The color in words: its name, or `#FF9500`, followed by the opacity of a translucent color,
  /// such as `red 50%`. Colors of the terminal's palette are `terminal red` and the like.
  public var description: String {
    if alpha == 255 { return value.description }
    return "\(value) \((Int(alpha) * 100 + 127) / 255)%"
  }
}

extension Color.Definition: CustomStringConvertible {
  package var description: String {
    switch self {
    case .palette(let index):
      TerminalColor(rawValue: index).map { "terminal \($0.words)" } ?? "color \(index)"
    case .system(let color): "\(color)"
    case .rgb(let red, let green, let blue):
      "\(Color.RGB(red: red, green: green, blue: blue))"
    case .adaptive(let light, let dark): "\(light) or \(dark)"
    case .standard: "primary"
    case .clear: "clear"
    case .accent: "accent"
    case .named(let name): "“\(name)”"
    case .theme(let role): "\(role)"
    }
  }

}

extension Color.RGB: CustomStringConvertible {
  package var description: String {
    "#" + [red, green, blue].map(hexadecimal).joined()
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension TerminalColor {
  /// The name in words, such as `bright red`.
  fileprivate var words: String {
    rawValue < 8 ? "\(self)" : "bright \(TerminalColor(rawValue: rawValue - 8) ?? self)"
  }
}
