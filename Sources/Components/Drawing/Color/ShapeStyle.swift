/// A color or gradient that fills shapes and colors text.
///
/// ``Color`` and ``LinearGradient`` are styles. A style of your own resolves to one of them:
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
  public var resolved: AnyShapeStyle { AnyShapeStyle(self) }
}
