// The colors by their names: `Color.red`, and `.red` for a color and for any style.
//
// They are members of styles alone: were they members of `Color`, too, the type checker would try
// both wherever it reads a name, which takes a time exponential in the number of names.

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { Color(.system(.black)) }
  /// A red, with a form for dark and one for light backgrounds.
  public static var red: Color { Color(.system(.red)) }
  /// A green, with a form for dark and one for light backgrounds.
  public static var green: Color { Color(.system(.green)) }
  /// A yellow, with a form for dark and one for light backgrounds.
  public static var yellow: Color { Color(.system(.yellow)) }
  /// A blue, with a form for dark and one for light backgrounds.
  public static var blue: Color { Color(.system(.blue)) }
  /// A magenta, with a form for dark and one for light backgrounds.
  public static var magenta: Color { Color(.system(.magenta)) }
  /// A cyan, with a form for dark and one for light backgrounds.
  public static var cyan: Color { Color(.system(.cyan)) }
  /// A gray, with a form for dark and one for light backgrounds.
  public static var gray: Color { Color(.system(.gray)) }
  /// White.
  public static var white: Color { Color(.system(.white)) }

  /// A brown, with a form for dark and one for light backgrounds.
  public static var brown: Color { Color(.system(.brown)) }
  /// An indigo, with a form for dark and one for light backgrounds.
  public static var indigo: Color { Color(.system(.indigo)) }
  /// A mint green, with a form for dark and one for light backgrounds.
  public static var mint: Color { Color(.system(.mint)) }
  /// An orange, with a form for dark and one for light backgrounds.
  public static var orange: Color { Color(.system(.orange)) }
  /// A pink, with a form for dark and one for light backgrounds.
  public static var pink: Color { Color(.system(.pink)) }
  /// A purple, with a form for dark and one for light backgrounds.
  public static var purple: Color { Color(.system(.purple)) }
  /// A teal, with a form for dark and one for light backgrounds.
  public static var teal: Color { Color(.system(.teal)) }

  /// A transparent color.
  public static var clear: Color { Color(.clear) }
  /// The color of the nearest enclosing `tint(_:)`, or that of the theme without one: a blue.
  public static var accentColor: Color { Color(.accent) }
}
