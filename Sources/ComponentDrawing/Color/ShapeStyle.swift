/// A color or gradient that fills shapes and colors text.
///
/// Colors, gradients and the levels ``HierarchicalShapeStyle`` of the enclosing views' style are
/// styles. A style of your own resolves to one of them:
///
///     struct Brand: ShapeStyle {
///       var resolved: AnyShapeStyle { AnyShapeStyle(Color.indigo) }
///     }
public protocol ShapeStyle: Sendable {
  /// The color or gradient to draw with.
  var resolved: AnyShapeStyle { get }
}

extension Color: ShapeStyle {
  /// The color as a type-erased style.
  public var resolved: AnyShapeStyle { AnyShapeStyle(color: self) }
}

extension ShapeStyle {
  /// Returns this style with its opacity multiplied by `opacity`, a factor from 0 to 1.
  @_disfavoredOverload  // A gradient is also a view.
  public func opacity(_ opacity: Double) -> some ShapeStyle { resolved.faded(by: opacity) }

  /// The second level of this style, for what is less important.
  public var secondary: some ShapeStyle { resolved.atLevel(1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { resolved.atLevel(2) }
  /// The fourth level of this style, for what is least important.
  public var quaternary: some ShapeStyle { resolved.atLevel(3) }
}
