// A color where a style is expected. The methods that take styles do for most colors; these let a
// color of a program's own, which it adds to `Color`, be written with a leading dot.

import ComponentCore
import ComponentDrawing

extension View {
  /// Sets the color of text in this view. Views inside may set another color.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func foregroundStyle(_ color: Color) -> some View {
    foregroundStyle(ValueOrPublisher(color))
  }

  /// Draws `shape`, filled with `color`, behind this view.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func background(_ color: Color, in shape: some Shape) -> some View {
    background { shape.fill(color) }
  }

  /// Covers this view with `color`. The view shows through if the color is translucent.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func overlay(_ color: Color) -> some View {
    overlay { Rectangle().fill(color) }
  }
}

extension Text {
  /// Sets the color of this text.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func foregroundStyle(_ color: Color) -> Text {
    foregroundStyle(ValueOrPublisher(color))
  }
}

extension Shape {
  /// Returns a view of this shape, filled with `color`.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func fill(_ color: Color) -> some ShapeView<Self> {
    fill(color.resolved)
  }

  /// Returns a view of this shape, filled with `color`, of which `fillStyle` may leave out areas.
  @_disfavoredOverload
  public nonisolated func fill(_ color: Color, style fillStyle: FillStyle) -> some ShapeView<Self> {
    fill(color.resolved, style: fillStyle)
  }
}
