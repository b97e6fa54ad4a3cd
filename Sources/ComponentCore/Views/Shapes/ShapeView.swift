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
    adding(ValueOrPublisher(style.resolved), .fill(fillStyle))
  }

  /// Fills the shape with the newest value of `styles` in front of this view.
  ///
  /// The foreground style fills it until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func fill<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    adding(ValueOrPublisher(styles.map(\.resolved)), .fill(fillStyle))
  }

  /// Draws the outline of the shape in `content` in front of this view.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func stroke(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> some ShapeView<Content> {
    adding(ValueOrPublisher(content.resolved), .stroke(style))
  }

  /// Draws the outline of the shape in the newest value of `contents` in front of this view.
  ///
  /// The line has the foreground style until `contents` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ contents: some Publisher<Style, Never>, style: StrokeStyle
  ) -> some ShapeView<Content> {
    adding(ValueOrPublisher(contents.map(\.resolved)), .stroke(style))
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
