/// A color of text, a background or a shape.
///
///     Text("Ready").foregroundStyle(.green)
///     Text("Ready").foregroundStyle(Color(red: 0.2, green: 0.8, blue: 0.4))
///
/// Colors of the terminal's palette, such as ``red``, look as the user's theme defines them. All
/// others are exact, and a terminal with fewer colors shows the nearest one.
public struct Color: Hashable, Sendable {
  package enum Definition: Hashable, Sendable {
    /// One of the 16 colors of the terminal's palette.
    case palette(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
    /// The terminal's default color of text or background.
    case standard
    /// No color.
    case clear
    /// The accent color of the view that draws it.
    case accent
    /// The color of that name in the view that draws it.
    case named(ColorName)
    /// The color for that role in the theme of the view that draws it.
    case theme(Theme.Role)
  }

  package let value: Definition
  /// The opacity, from 0 to 255.
  package var alpha: UInt8 = 255

  package init(_ value: Definition) {
    self.value = value
  }

  /// Creates an opaque color from sRGB components, which are clamped to 0...1.
  ///
  /// - Parameters:
  ///   - red: The amount of red.
  ///   - green: The amount of green.
  ///   - blue: The amount of blue.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ component: Double) -> UInt8 { UInt8(min(max(0, component), 1) * 255 + 0.5) }
    self.init(.rgb(red: byte(red), green: byte(green), blue: byte(blue)))
  }

  /// Creates an opaque gray.
  ///
  /// - Parameter white: The brightness, clamped to 0...1: 0 is black, 1 is white.
  public init(white: Double) {
    self.init(red: white, green: white, blue: white)
  }

  init(hex: UInt32) {
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

  /// A brown that no theme changes.
  public static let brown = Color(hex: 0xA2845E)
  /// An indigo that no theme changes.
  public static let indigo = Color(hex: 0x5856D6)
  /// A mint green that no theme changes.
  public static let mint = Color(hex: 0x00C7BE)
  /// An orange that no theme changes.
  public static let orange = Color(hex: 0xFF9500)
  /// A pink that no theme changes.
  public static let pink = Color(hex: 0xFF2D55)
  /// A purple that no theme changes.
  public static let purple = Color(hex: 0xAF52DE)
  /// A teal that no theme changes.
  public static let teal = Color(hex: 0x30B0C7)

  /// The terminal's default color of text, or that of the theme.
  public static let primary = Color(.standard)
  /// The color of less important text: the terminal's gray, or that of the theme.
  public static let secondary = Color(.theme(.secondaryText))
  /// A transparent color.
  public static let clear = Color(.clear)
  /// The terminal's default background color.
  package static let terminalBackground = Color(.standard)
  /// The color of the nearest enclosing `tint(_:)`, or that of the theme without one: a blue.
  public static let accentColor = Color(.accent)
}
