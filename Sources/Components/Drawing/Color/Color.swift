/// A color of text, or behind it.
///
///     Text("Ready").foregroundStyle(.green)
///     Text("Ready").foregroundStyle(Color(red: 0.2, green: 0.8, blue: 0.4))
///
/// The named colors of the terminal's palette, such as ``red``, look as the user's theme has them.
/// All others are exact, and are shown as the nearest the terminal has.
public struct Color: Hashable, Sendable {
  package enum Definition: Hashable, Sendable {
    /// One of the terminal's own 16.
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
    /// The terminal's own color of text, or of what is behind it.
    case standard
    /// No color: what is beneath shows through.
    case clear
    /// The accent color of the place where it is used.
    case accent
    /// The color called so in the place where it is used.
    case named(ColorName)
  }

  package let value: Definition
  /// How much of what is beneath it hides, of 255.
  package var alpha: UInt8 = 255

  package init(_ value: Definition) {
    self.value = value
  }

  /// The color of these components, from 0 to 1; what is outside counts as the nearer bound.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ component: Double) -> UInt8 { UInt8(min(max(0, component), 1) * 255 + 0.5) }
    self.init(.rgb(red: byte(red), green: byte(green), blue: byte(blue)))
  }

  /// The gray of this brightness, from 0 for black to 1 for white.
  public init(white: Double) {
    self.init(red: white, green: white, blue: white)
  }

  private init(hex: UInt32) {
    self.init(
      .rgb(red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255)))
  }
}

extension Color {
  /// The terminal's black.
  public static let black = Color(.palette(0))
  /// The terminal's red.
  public static let red = Color(.palette(1))
  /// The terminal's green.
  public static let green = Color(.palette(2))
  /// The terminal's yellow.
  public static let yellow = Color(.palette(3))
  /// The terminal's blue.
  public static let blue = Color(.palette(4))
  /// The terminal's magenta.
  public static let magenta = Color(.palette(5))
  /// The terminal's cyan.
  public static let cyan = Color(.palette(6))
  /// The terminal's gray.
  public static let gray = Color(.palette(8))
  /// The terminal's bright white.
  public static let white = Color(.palette(15))

  /// Brown.
  public static let brown = Color(hex: 0xA2845E)
  /// Indigo.
  public static let indigo = Color(hex: 0x5856D6)
  /// Mint.
  public static let mint = Color(hex: 0x00C7BE)
  /// Orange.
  public static let orange = Color(hex: 0xFF9500)
  /// Pink.
  public static let pink = Color(hex: 0xFF2D55)
  /// Purple.
  public static let purple = Color(hex: 0xAF52DE)
  /// Teal.
  public static let teal = Color(hex: 0x30B0C7)

  /// The terminal's own color of text.
  public static let primary = Color(.standard)
  /// A color for what matters less: the terminal's gray.
  public static let secondary = Color.gray
  /// Nothing: what is beneath shows through.
  public static let clear = Color(.clear)
  /// The terminal's own color of what is behind text.
  package static let terminalBackground = Color(.standard)
  /// The color of `tint(_:)` where it is used; without one, ``blue``.
  public static let accentColor = Color(.accent)
}
