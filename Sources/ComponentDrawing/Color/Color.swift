/// A color of text, a background or a shape.
///
///     Text("Ready").foregroundStyle(.green)
///     Text("Ready").foregroundStyle(Color(red: 0.2, green: 0.8, blue: 0.4))
///
/// System colors, such as `red`, have a form for dark and one for light backgrounds, legible
/// as text there. Where fewer than 256 colors can be shown, or nothing tells the background, they
/// are those of the terminal's palette, as `terminal(_:)` always is. All others are exact, and a
/// terminal with fewer colors shows the nearest one.
public struct Color: Hashable, Sendable {
  package enum Definition: Hashable, Sendable {
    /// One of the 256 colors of the terminal's palette.
    case palette(UInt8)
    case system(SystemColor)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
    /// An exact color for light and one for dark backgrounds.
    case adaptive(light: RGB, dark: RGB)
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

  /// The sRGB components of an exact color.
  package struct RGB: Hashable, Sendable {
    var red, green, blue: UInt8
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

  /// Whether the color is the same wherever it is drawn.
  var isExact: Bool { if case .rgb = value { true } else { false } }

  init(hex: UInt32) {
    self.init(
      .rgb(red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255)))
  }
}

extension Color {
  /// The terminal's default color of text, or that of the theme.
  public static let primary = Color(.standard)
  /// The color of less important text: the terminal's gray, or that of the theme.
  public static let secondary = Color(.theme(.secondaryText))
  /// The terminal's default background color.
  package static let terminalBackground = Color(.standard)
}
