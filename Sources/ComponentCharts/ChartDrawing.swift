import ComponentCore
import Signals

/// The drawing of a chart: the data and how they are drawn.
nonisolated protocol ChartDrawing: Drawing, Sendable {
  /// The size of the chart where the proposal leaves it open.
  var idealSize: Size { get }
  /// The axes along which the chart takes the space that it is offered.
  var flexibleAxes: Axis.Set { get }
  /// The data in words.
  var summary: String { get }
}

extension ChartDrawing {
  @MainActor
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    let (ideal, axes) = (idealSize, flexibleAxes)
    return Size(
      width: axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
      height: axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height)
  }

  @MainActor
  var accessibilityElement: AccessibilityElement? { AccessibilityElement(.chart, value: summary) }
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
