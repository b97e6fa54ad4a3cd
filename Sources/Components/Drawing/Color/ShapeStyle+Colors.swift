// Implicit members of parameters of any style: `.foregroundStyle(.red, .secondary)`.

extension ShapeStyle where Self == Color {
  /// ``Color/black``.
  @_documentation(visibility: internal)
  public static var black: Color { Color.black }
  /// ``Color/red``.
  @_documentation(visibility: internal)
  public static var red: Color { Color.red }
  /// ``Color/green``.
  @_documentation(visibility: internal)
  public static var green: Color { Color.green }
  /// ``Color/yellow``.
  @_documentation(visibility: internal)
  public static var yellow: Color { Color.yellow }
  /// ``Color/blue``.
  @_documentation(visibility: internal)
  public static var blue: Color { Color.blue }
  /// ``Color/magenta``.
  @_documentation(visibility: internal)
  public static var magenta: Color { Color.magenta }
  /// ``Color/cyan``.
  @_documentation(visibility: internal)
  public static var cyan: Color { Color.cyan }
  /// ``Color/gray``.
  @_documentation(visibility: internal)
  public static var gray: Color { Color.gray }
  /// ``Color/white``.
  @_documentation(visibility: internal)
  public static var white: Color { Color.white }
  /// ``Color/brown``.
  @_documentation(visibility: internal)
  public static var brown: Color { Color.brown }
  /// ``Color/indigo``.
  @_documentation(visibility: internal)
  public static var indigo: Color { Color.indigo }
  /// ``Color/mint``.
  @_documentation(visibility: internal)
  public static var mint: Color { Color.mint }
  /// ``Color/orange``.
  @_documentation(visibility: internal)
  public static var orange: Color { Color.orange }
  /// ``Color/pink``.
  @_documentation(visibility: internal)
  public static var pink: Color { Color.pink }
  /// ``Color/purple``.
  @_documentation(visibility: internal)
  public static var purple: Color { Color.purple }
  /// ``Color/teal``.
  @_documentation(visibility: internal)
  public static var teal: Color { Color.teal }
  /// ``Color/clear``.
  @_documentation(visibility: internal)
  public static var clear: Color { Color.clear }
  /// ``Color/accentColor``.
  @_documentation(visibility: internal)
  public static var accentColor: Color { Color.accentColor }
}
