import Signals

/// A view on which a closure draws.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: Rect(size: size)), with: .color(.indigo))
///       context.draw(Text("42 %").bold(), at: PathPoint(x: size.width / 2, y: size.height / 2))
///     }
///
/// A canvas takes all the space it is offered, or a single column or row where the proposal leaves
/// the size open. The closure draws in the colors of the enclosing views, and only on the canvas:
/// what lies outside is not shown. It is called when the canvas must be painted, and again when an
/// observable property that it has read changes. A canvas of a publisher draws its newest value:
///
///     Canvas(of: loads, default: []) { context, size, loads in … }
public struct Canvas<Value: Sendable>: NodeView {
  private let values: ValueOrPublisher<Value>
  private nonisolated var initial: Value
  private nonisolated var renderer: (inout GraphicsContext, Size, Value) -> Void

  /// Creates a view on which `renderer` draws the newest value of `publisher`.
  ///
  /// - Parameters:
  ///   - publisher: The values to draw.
  ///   - initial: The value that is drawn until the publisher sends its first value.
  ///   - renderer: Draws a value on a canvas of a size.
  public nonisolated init(
    of publisher: some Publisher<Value, Never>, default initial: Value,
    renderer: @escaping (inout GraphicsContext, Size, Value) -> Void
  ) {
    values = ValueOrPublisher(publisher)
    self.initial = initial
    self.renderer = renderer
  }

  /// Creates a view on which `renderer` draws the current value of `subject`.
  ///
  /// - Parameters:
  ///   - subject: The values to draw.
  ///   - renderer: Draws a value on a canvas of a size.
  public nonisolated init(
    of subject: CurrentValueSubject<Value, Never>,
    renderer: @escaping (inout GraphicsContext, Size, Value) -> Void
  ) {
    self.init(of: subject, default: subject.value, renderer: renderer)
  }

  /// Creates or updates the node that draws.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    Drawn(values.starting(with: initial)) { CanvasDrawing(value: $0, renderer: renderer) }
      .node(updating: existing, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Canvas: Sendable {}

extension Canvas where Value == Void {
  /// Creates a view on which `renderer` draws.
  ///
  /// - Parameter renderer: Draws on a canvas of a size.
  public nonisolated init(renderer: @escaping (inout GraphicsContext, Size) -> Void) {
    values = ValueOrPublisher(nil)
    initial = ()
    self.renderer = { context, size, _ in renderer(&context, size) }
  }
}

private struct CanvasDrawing<Value>: Drawing {
  let value: Value
  let renderer: (inout GraphicsContext, Size, Value) -> Void

  /// The renderer may read any value.
  static var environmentDependencies: [PartialKeyPath<EnvironmentValues>] { [\.self] }

  /// Another closure may have captured other values.
  func looksLike(_ other: CanvasDrawing) -> Bool { false }

  func draw(on canvas: DrawingCanvas) {
    canvas.draw { renderer(&$0, canvas.size, value) }
  }
}
