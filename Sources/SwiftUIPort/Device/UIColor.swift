/// A color under its name in UIKit.
///
///     Text("Total").background(Color(.systemGray6))
///
/// System colors are those of the terminal's theme. Backgrounds are the terminal's own.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// Creates a color of a view.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from its components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a gray between black, 0, and white, 1.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Creates a color from its hue, saturation and brightness, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// Returns the color with an opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  /// Colors by their names.
  public static let black = UIColor(.black), white = UIColor(.white), gray = UIColor(.gray)
  /// Colors by their names.
  public static let red = UIColor(.red), green = UIColor(.green), blue = UIColor(.blue)
  /// Colors by their names.
  public static let cyan = UIColor(.cyan), yellow = UIColor(.yellow), magenta = UIColor(.magenta)
  /// Colors by their names.
  public static let orange = UIColor(.orange), purple = UIColor(.purple), brown = UIColor(.brown)
  /// No color.
  public static let clear = UIColor(.clear)
  /// Grays between black and white.
  public static let darkGray = UIColor(Color(white: 1 / 3)),
    lightGray = UIColor(Color(white: 2 / 3))

  /// Colors of the system.
  public static let systemRed = red, systemGreen = green, systemBlue = blue, systemYellow = yellow
  /// Colors of the system.
  public static let systemOrange = orange, systemPurple = purple, systemBrown = brown
  /// Colors of the system.
  public static let systemPink = UIColor(.pink), systemTeal = UIColor(.teal)
  /// Colors of the system.
  public static let systemIndigo = UIColor(.indigo), systemMint = UIColor(.mint), systemCyan = cyan
  /// The color of controls.
  public static let tintColor = UIColor(.accentColor)

  /// The color of text.
  public static let label = UIColor(.primary)
  /// Weaker colors of text.
  public static let secondaryLabel = UIColor(.secondary), tertiaryLabel = secondaryLabel
  /// Weaker colors of text.
  public static let quaternaryLabel = secondaryLabel, placeholderText = secondaryLabel
  /// The color of links.
  public static let link = tintColor
  /// The color of lines between rows.
  public static let separator = UIColor(.gray), opaqueSeparator = separator

  /// The terminal's background.
  public static let systemBackground = clear, systemGroupedBackground = clear
  /// A surface that differs a little from the background.
  public static let secondarySystemBackground = UIColor(Color.gray.opacity(0.2))
  /// A surface that differs a little from the background.
  public static let secondarySystemGroupedBackground = secondarySystemBackground
  /// A surface that differs more from the background.
  public static let tertiarySystemBackground = UIColor(Color.gray.opacity(0.3))
  /// A surface that differs more from the background.
  public static let tertiarySystemGroupedBackground = tertiarySystemBackground
  /// Fills of controls.
  public static let systemFill = tertiarySystemBackground
  /// Fills of controls.
  public static let secondarySystemFill = tertiarySystemBackground
  /// Fills of controls.
  public static let tertiarySystemFill = secondarySystemBackground
  /// Fills of controls.
  public static let quaternarySystemFill = secondarySystemBackground

  /// Grays from the strongest to the weakest.
  public static let systemGray = gray, systemGray2 = UIColor(Color.gray.opacity(0.8))
  /// Grays from the strongest to the weakest.
  public static let systemGray3 = UIColor(Color.gray.opacity(0.6))
  /// Grays from the strongest to the weakest.
  public static let systemGray4 = UIColor(Color.gray.opacity(0.4))
  /// Grays from the strongest to the weakest.
  public static let systemGray5 = tertiarySystemBackground
  /// Grays from the strongest to the weakest.
  public static let systemGray6 = secondarySystemBackground
}

/// A color under its name in AppKit.
public typealias NSColor = UIColor

extension Color {
  /// Creates a color under its name in UIKit.
  public init(_ color: UIColor) { self = color.color }

  /// Creates a color under its name in UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color under its name in AppKit.
  public init(nsColor: NSColor) { self = nsColor.color }

  /// A space of colors, of which a terminal has one.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The spaces of a screen.
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color from its components, from 0 to 1. The space has no effect.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a gray between black, 0, and white, 1. The space has no effect.
  public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

/// The color of a color literal whose type is not known.
public typealias _ColorLiteralType = UIColor
