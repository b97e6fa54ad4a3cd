import Signals

/// The data of a chart, and how they are drawn.
nonisolated protocol ChartDrawing: Sendable {
  /// The size of the chart where the proposal leaves it open.
  var idealSize: Size { get }
  /// The axes along which the chart takes the space that it is offered.
  var flexibleAxes: Axis.Set { get }

  /// The kind of the chart for assistive technology.
  var role: AccessibilityRole { get }
  /// The data in words.
  var summary: String { get }

  /// Draws the chart on the whole of `canvas`.
  @MainActor func draw(on canvas: ChartCanvas)
}

extension ChartDrawing {
  var role: AccessibilityRole { .chart }
}

extension ValueOrPublisher where Value: ChartDrawing {
  /// Creates a drawing whose data at `keyPath` are the newest ones of `publisher`.
  nonisolated init<Data>(
    _ drawing: Value, replacing keyPath: WritableKeyPath<Value, Data> & Sendable,
    with publisher: some Publisher<Data, Never>
  ) {
    let drawings = publisher.map { data in
      var drawing = drawing
      drawing[keyPath: keyPath] = data
      return drawing
    }
    self.init(drawings, initial: drawing)
  }
}

/// A view that shows the newest drawing of a publisher.
nonisolated struct ChartView<Drawing: ChartDrawing>: View {
  let drawing: ValueOrPublisher<Drawing>

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ChartNode<Drawing>.reusing(existing, in: context)
    node.bind(drawing) { $0.drawing = $1 }
    return node
  }
}

private final class ChartNode<Drawing: ChartDrawing>: LayoutNode, ReusableNode {
  var drawing: Drawing? {
    didSet {
      if drawing?.idealSize != oldValue?.idealSize { setNeedsLayout() }
      setNeedsPaint()
    }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard let drawing else { return .zero }
    let (ideal, axes) = (drawing.idealSize, drawing.flexibleAxes)
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
      height: axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.usesColor != old.usesColor || environment.usesFullColor != old.usesFullColor {
      setNeedsPaint()
    }
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    guard let drawing else { return [] }
    return [accessibilityElement(drawing.role, value: drawing.summary)]
  }

  override func paint(on canvas: DrawingContext) {
    guard !rect.isEmpty else { return }
    drawing?.draw(
      on: ChartCanvas(
        context: canvas, size: rect.size, environment: environment, shaper: tree.shaper))
  }
}
