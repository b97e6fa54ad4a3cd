import Signals

// The public methods that take lengths in columns, or publishers, are in `Components`.

extension Shape {
  /// Returns a view of this shape, filled with `style`, of which `fillStyle` may leave out areas.
  public nonisolated func fill(
    _ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    fill(ValueOrPublisher(style.resolved), style: fillStyle)
  }

  /// Returns a view of this shape, filled with the foreground style, of which `style` may leave
  /// out areas.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    fill(ValueOrPublisher(nil), style: style)
  }

  package nonisolated func fill(
    _ style: ValueOrPublisher<AnyShapeStyle>, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    StyledShape(shape: self, style: style, drawing: .fill(fillStyle))
  }

  package nonisolated func stroke(
    _ content: ValueOrPublisher<AnyShapeStyle>, style: StrokeStyle
  ) -> some ShapeView<Self> {
    StyledShape(shape: self, style: content, drawing: .stroke(style))
  }
}
