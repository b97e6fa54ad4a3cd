import ComponentCore

/// The drawing of a chart that shows single values on request.
nonisolated protocol InspectableChart: ChartDrawing {
  /// How the chart is divided on a canvas.
  associatedtype Layout

  /// Returns how the chart is divided on `canvas`.
  @MainActor func layout(on canvas: DrawingCanvas) -> Layout

  /// Returns the places of the values.
  func grid(of layout: Layout) -> ChartGrid

  /// Draws the chart with the value at `place`, if there is one.
  @MainActor func draw(_ layout: Layout, inspecting place: Int?, on canvas: DrawingCanvas)

  /// Returns the value at `place` in words.
  func description(at place: Int) -> String
}

extension InspectableChart {
  @MainActor
  func draw(on canvas: DrawingCanvas) { draw(layout(on: canvas), inspecting: nil, on: canvas) }
}

/// A chart that shows the values under the pointer and, while it has the focus, under its caret,
/// which a click and the arrow keys move.
struct InspectedChart<Value: Sendable, Content: InspectableChart>: View {
  private let values: ValueOrPublisher<Value>
  private let chart: (Value) -> Content
  @State private var caret: Int?
  @State private var grid = LastGrid()

  /// Creates a view of the charts that `chart` returns for values.
  init(_ values: ValueOrPublisher<Value>, chart: @escaping (Value) -> Content) {
    (self.values, self.chart) = (values, chart)
  }

  var body: some View {
    let (chart, caret, grid) = (chart, $caret, grid)
    Drawn(values) { value in
      ChartWithCaret(
        chart: chart(value), caret: caret.wrappedValue, setCaret: { caret.wrappedValue = $0 },
        grid: grid)
    }
  }
}

/// The places of the values when a chart was drawn last, by which input is understood.
@MainActor
private final class LastGrid {
  var grid: ChartGrid?
}

private struct ChartWithCaret<Content: InspectableChart>: Control {
  let chart: Content
  var caret: Int?
  let setCaret: (Int?) -> Void
  let grid: LastGrid

  static var tracksPointer: Bool { true }

  func looksLike(_ other: Self) -> Bool { caret == other.caret && chart.looksLike(other.chart) }

  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    chart.size(for: proposal, in: environment)
  }

  var accessibilityElement: AccessibilityElement? {
    let inspected = caret.flatMap { grid.grid?.nearest(to: $0) }.map(chart.description)
    return AccessibilityElement(
      .chart, value: [chart.summary, inspected].compactMap { $0 }.joined(separator: "; "))
  }

  func draw(on canvas: DrawingCanvas) {
    let layout = chart.layout(on: canvas)
    let grid = chart.grid(of: layout)
    self.grid.grid = grid
    let pointed = canvas.pointerLocation.flatMap(grid.place)
    let focused =
      canvas.state.contains(.focused) ? caret.map(grid.nearest) ?? grid.last : nil
    chart.draw(layout, inspecting: pointed ?? focused, on: canvas)
  }

  mutating func handlePointer(_ event: PointerEvent, from start: Self) {
    guard event.phase == .pressed || event.phase == .dragged else { return }
    if let place = grid.grid?.place(at: event.location) { moveCaret(to: place) }
  }

  mutating func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let grid = grid.grid,
      let place = caret.map(grid.nearest) ?? grid.last,
      let new = grid.place(after: press.key, at: place)
    else { return false }
    moveCaret(to: new)
    return true
  }

  private mutating func moveCaret(to place: Int) {
    caret = place
    setCaret(place)
  }
}
