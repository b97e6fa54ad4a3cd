import Signals

/// A view of a filled or stroked shape, which can be filled and stroked again.
///
///     Circle().fill(.red).stroke(.blue)
///
/// What is drawn last is in front.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape with `style` in front of this view.
  public nonisolated func fill(
    _ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    fill(ValueOrPublisher(style.resolved), style: fillStyle)
  }

  package nonisolated func fill(
    _ style: ValueOrPublisher<AnyShapeStyle>, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    adding(style, .fill(fillStyle))
  }

  package nonisolated func stroke(
    _ content: ValueOrPublisher<AnyShapeStyle>, style: StrokeStyle
  ) -> some ShapeView<Content> {
    adding(content, .stroke(style))
  }

  private nonisolated func adding(
    _ style: ValueOrPublisher<AnyShapeStyle>, _ drawing: StyledShape<Content>.Drawing
  ) -> ShapeLayers<Self, Content> {
    ShapeLayers(base: self, front: StyledShape(shape: shape, style: style, drawing: drawing))
  }
}

/// A view of a shape behind another view of the same shape.
private nonisolated struct ShapeLayers<Base: View, Content: Shape>: ShapeView {
  let base: Base
  let front: StyledShape<Content>

  var shape: Content { front.shape }

  @MainActor var body: some View { base.overlay { front } }
}
