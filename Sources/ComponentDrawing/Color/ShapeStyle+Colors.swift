// Implicit members of parameters of any style: `.foregroundStyle(.red, .secondary)`.

extension ShapeStyle where Self == Color {
  /// ``Color/black``.
  public static var black: Color { Color.black }
  /// ``Color/red``.
  public static var red: Color { Color.red }
  /// ``Color/green``.
  public static var green: Color { Color.green }
  /// ``Color/yellow``.
  public static var yellow: Color { Color.yellow }
  /// ``Color/blue``.
  public static var blue: Color { Color.blue }
  /// ``Color/magenta``.
  public static var magenta: Color { Color.magenta }
  /// ``Color/cyan``.
  public static var cyan: Color { Color.cyan }
  /// ``Color/gray``.
  public static var gray: Color { Color.gray }
  /// ``Color/white``.
  public static var white: Color { Color.white }
  /// ``Color/brown``.
  public static var brown: Color { Color.brown }
  /// ``Color/indigo``.
  public static var indigo: Color { Color.indigo }
  /// ``Color/mint``.
  public static var mint: Color { Color.mint }
  /// ``Color/orange``.
  public static var orange: Color { Color.orange }
  /// ``Color/pink``.
  public static var pink: Color { Color.pink }
  /// ``Color/purple``.
  public static var purple: Color { Color.purple }
  /// ``Color/teal``.
  public static var teal: Color { Color.teal }
  /// ``Color/clear``.
  public static var clear: Color { Color.clear }
  /// ``Color/accentColor``.
  public static var accentColor: Color { Color.accentColor }
}
