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
    let node =
      existing as? CanvasNode<Value> ?? CanvasNode(initial, renderer, in: context)
    node.setEnvironment(context.environment)
    node.setRenderer(renderer, initial: initial)
    node.bind(values) { $0.receive($1) }
    return node
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

private final class CanvasNode<Value>: LayoutNode {
  private var value: Value
  /// Whether the publisher has sent a value.
  private var hasReceived = false
  private var renderer: (inout GraphicsContext, Size, Value) -> Void
  /// The observer of the objects that the renderer reads.
  private var observer: ObjectObserver?

  init(
    _ value: Value, _ renderer: @escaping (inout GraphicsContext, Size, Value) -> Void,
    in context: ViewContext
  ) {
    self.value = value
    self.renderer = renderer
    super.init(in: context)
  }

  /// Draws with a new closure, which may have captured other values.
  func setRenderer(
    _ renderer: @escaping (inout GraphicsContext, Size, Value) -> Void, initial: Value
  ) {
    self.renderer = renderer
    if !hasReceived { value = initial }
    setNeedsPaint()
  }

  func receive(_ new: Value) {
    hasReceived = true
    value = new
    setNeedsPaint()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    // The renderer may read any value.
    setNeedsPaint()
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func paint(on canvas: DrawingContext) {
    var context = GraphicsContext(
      canvas, size: rect.size, environment: environment, shaper: tree.shaper)
    var new = observer
    observing(with: &new, orNew: makeObserver) {
      renderer(&context, rect.size, value)
    }
    observer = new
  }

  private func makeObserver() -> ObjectObserver {
    ObjectObserver(in: tree) { [weak self] in self?.setNeedsPaint() }
  }

  override func unmount() {
    super.unmount()
    observer = nil
  }
}
