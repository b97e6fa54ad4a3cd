import ComponentCharts
import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// Views of any size and place are laid out and drawn, in time and memory for what is visible.
@MainActor @Suite(.watchdog) struct ExtremeGeometryTests {
  @Test(.serialized, arguments: 0..<8 as Range<UInt64>) func randomViewsAreDrawn(seed: UInt64) {
    var views = ExtremeViews(seed: seed)
    var random = RandomNumbers(seed: seed)
    for _ in 0..<50 {
      let view = views.view(depth: .random(in: 1..<6, using: &random))
      let screen = Screen(
        columns: .random(in: 1..<60, using: &random), rows: .random(in: 1..<20, using: &random),
        scheduler: TestScheduler()
      ) { view }
      _ = screen.frame
      screen.press(.tab)
      screen.press([.enter, .down, .right, .end, .pageDown].randomElement(using: &random)!)
      screen.click(
        column: .random(in: 0..<60, using: &random), row: .random(in: 0..<20, using: &random))
      screen.resize(
        columns: .random(in: 1..<60, using: &random), rows: .random(in: 1..<20, using: &random))
      _ = screen.frame
    }
  }

  // MARK: Single views

  private let series = [ChartSeries("a", [1, 3, 2]), ChartSeries("b", [-1e300, .nan, 1e300])]

  @Test(arguments: [ChartAxis.width, .height, .both]) func chartsOfUnlimitedSizeAreDrawn(
    axis: ChartAxis
  ) {
    let bars = [ChartBar("a", 1), ChartBar("b", 2)]
    for marker in GraphicsContext.Marker.allCases {
      expectDrawn(axis) { LineChart(series, x: 0...1, marker: marker) }
    }
    for direction in [Axis.horizontal, .vertical] {
      expectDrawn(axis) { BarChart(bars, axis: direction) }
    }
    expectDrawn(axis) { Heatmap([[1, 2], [3, 4]], rowLabels: ["a"], columnLabels: ["b"]) }
    expectDrawn(axis) { Sparkline([1, 2], rows: .max) }
  }

  enum ChartAxis {
    case width, height, both
  }

  private func expectDrawn(_ axis: ChartAxis, @ViewBuilder _ view: () -> some View) {
    let view = view().frame(
      width: axis == .height ? nil : .max, height: axis == .width ? nil : .max)
    let screen = Screen(columns: 20, rows: 6) { view }
    #expect(screen.frame.rows == 6)
  }

  @Test func picturesAndTextsMayLieAnywhere() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [.red])
    let far = Rect(origin: Point(x: .max, y: .min), size: Size(width: 9, height: .max))
    let wide = Rect(origin: Point(x: 1, y: 0), size: Size(width: .max, height: 1))
    let screen = Screen(columns: 4, rows: 1) {
      Canvas { context, _ in
        context.draw(bitmap, in: far)
        context.draw(Text("far"), in: far)
        context.fill(Path(far), with: .color(.red))
        context.draw(bitmap, in: wide)
        context.draw(Text("near"), in: wide)
      }
    }
    #expect(screen.picture == " nea")
  }

  @Test func currentRowOfAListOfUnlimitedWidthIsDrawn() {
    let screen = Screen(columns: 8, rows: 2) {
      List { ForEach(Array(0..<9), id: \.self) { Text("row \($0)") } }.frame(width: .max)
    }
    screen.press(.tab)
    #expect(screen.text.contains("row 0"))
  }

  @Test func headerOfATableOfUnlimitedWidthIsDrawn() {
    let screen = Screen(columns: 8, rows: 2) {
      Table([ExtremeViews.Row(id: 1)]) {
        TableColumn("Title") { row in Text("\(row.id)") }.width(.max)
      }
      .frame(width: .max, alignment: .leading)
    }
    screen.press(.tab)
    #expect(screen.text.contains("Title"))
  }
}
