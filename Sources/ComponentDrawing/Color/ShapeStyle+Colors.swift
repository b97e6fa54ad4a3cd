// The colors by their names: `Color.red`, and `.red` for a color and for any style.
//
// They are members of styles alone: were they members of `Color`, too, the type checker would try
// both wherever it reads a name, which takes a time exponential in the number of names.

extension ShapeStyle where Self == Color {
  /// The terminal's black.
  public static var black: Color { Color(.palette(0)) }
  /// The terminal's red.
  public static var red: Color { Color(.palette(1)) }
  /// The terminal's green.
  public static var green: Color { Color(.palette(2)) }
  /// The terminal's yellow.
  public static var yellow: Color { Color(.palette(3)) }
  /// The terminal's blue.
  public static var blue: Color { Color(.palette(4)) }
  /// The terminal's magenta.
  public static var magenta: Color { Color(.palette(5)) }
  /// The terminal's cyan.
  public static var cyan: Color { Color(.palette(6)) }
  /// The terminal's gray.
  public static var gray: Color { Color(.palette(8)) }
  /// The terminal's bright white.
  public static var white: Color { Color(.palette(15)) }

  /// A brown that no theme changes.
  public static var brown: Color { Color(hex: 0xA2845E) }
  /// An indigo that no theme changes.
  public static var indigo: Color { Color(hex: 0x5856D6) }
  /// A mint green that no theme changes.
  public static var mint: Color { Color(hex: 0x00C7BE) }
  /// An orange that no theme changes.
  public static var orange: Color { Color(hex: 0xFF9500) }
  /// A pink that no theme changes.
  public static var pink: Color { Color(hex: 0xFF2D55) }
  /// A purple that no theme changes.
  public static var purple: Color { Color(hex: 0xAF52DE) }
  /// A teal that no theme changes.
  public static var teal: Color { Color(hex: 0x30B0C7) }

  /// A transparent color.
  public static var clear: Color { Color(.clear) }
  /// The color of the nearest enclosing `tint(_:)`, or that of the theme without one: a blue.
  public static var accentColor: Color { Color(.accent) }
}
