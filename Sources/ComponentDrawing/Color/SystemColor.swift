/// A system color, such as `Color.red`, which has a form for light and one for dark
/// backgrounds.
///
/// As text, both forms are legible on their backgrounds, and as backgrounds, they bear white text:
/// all but the yellow on dark ones.
package enum SystemColor: UInt8, CaseIterable, Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, gray, white
  case brown, indigo, mint, orange, pink, purple, teal

  /// Returns the color as `palette` shows it.
  package func color(in palette: SystemPalette) -> Color {
    switch palette {
    case .dark: Color(hex: onDark)
    case .light: Color(hex: onLight)
    case .terminal: terminalColor.map { .terminal($0) } ?? Color(hex: onDark)
    case .lightTerminal: terminalColor.map { .terminal($0) } ?? Color(hex: onLight)
    }
  }

  /// The color of text on the background of a light terminal. Its green, yellow and cyan are
  /// hardly legible there.
  var textColorOnLightTerminal: Color {
    switch self {
    case .green, .mint: .primary
    case .yellow, .orange, .brown: .terminal(.magenta)
    case .cyan, .teal: .terminal(.blue)
    default: color(in: .lightTerminal)
    }
  }

  /// The color of the terminal's palette that has the same name.
  private var terminalColor: TerminalColor? {
    switch self {
    case .black: .black
    case .red: .red
    case .green: .green
    case .yellow: .yellow
    case .blue: .blue
    case .magenta: .magenta
    case .cyan: .cyan
    case .gray: .brightBlack
    case .white: .brightWhite
    case .brown, .indigo, .mint, .orange, .pink, .purple, .teal: nil
    }
  }

  private var onDark: UInt32 {
    switch self {
    case .black: 0x000000
    case .red: 0xFF5247
    case .green: 0x2AA84A
    case .yellow: 0xE8C252
    case .blue: 0x3B90FF
    case .magenta: 0xDE5CD0
    case .cyan: 0x21A0BD
    case .gray: 0x8E929C
    case .white: 0xFFFFFF
    case .brown: 0xB08A5E
    case .indigo: 0x8481FF
    case .mint: 0x21A587
    case .orange: 0xE0770F
    case .pink: 0xF9557D
    case .purple: 0xC468F3
    case .teal: 0x22A3A3
    }
  }

  private var onLight: UInt32 {
    switch self {
    case .black: 0x000000
    case .red: 0xC62828
    case .green: 0x17752F
    case .yellow: 0x856200
    case .blue: 0x0B57D0
    case .magenta: 0xA626A4
    case .cyan: 0x0B7080
    case .gray: 0x667080
    case .white: 0xFFFFFF
    case .brown: 0x7A5230
    case .indigo: 0x4B4FCB
    case .mint: 0x00756A
    case .orange: 0xAD5200
    case .pink: 0xC2255C
    case .purple: 0x7B3FC4
    case .teal: 0x0F736C
    }
  }
}

/// The way in which the system colors are shown.
package enum SystemPalette: Hashable, Sendable {
  /// The forms for light backgrounds.
  case light
  /// The forms for dark backgrounds.
  case dark
  /// The colors of the terminal's palette that have the same names, where there are any.
  case terminal
  /// These, and the forms for light backgrounds where there are none.
  case lightTerminal
}

extension SystemPalette {
  /// Whether the colors are those of the terminal's palette where it has them.
  package var isTerminal: Bool { self == .terminal || self == .lightTerminal }
  /// Whether the colors are for light backgrounds.
  var isLight: Bool { self == .light || self == .lightTerminal }
}
