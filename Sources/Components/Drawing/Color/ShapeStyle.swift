/// What a shape is filled with, or text is written in: a ``Color`` or a ``LinearGradient``.
///
///     struct Brand: ShapeStyle {
///       var resolved: AnyShapeStyle { AnyShapeStyle(Color.indigo) }
///     }
public protocol ShapeStyle: Sendable {
  /// The color or the gradient it comes to.
  var resolved: AnyShapeStyle { get }
}

extension Color: ShapeStyle {
  /// This color.
  public var resolved: AnyShapeStyle { AnyShapeStyle(self) }
}
