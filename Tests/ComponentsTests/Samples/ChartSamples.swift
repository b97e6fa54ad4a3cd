import ComponentCharts
import Components
import Signals
import Testing

extension Sample {
  /// Charts and canvases.
  @SampleBuilder static var charts: [Sample] {
    Sample("BarChart", .leaks) { tokens in
      BarChart(tokens.retaining(tokens.lists).map { $0.map { ChartBar("\($0)", Double($0)) } })
    }
    for axis in [Axis.horizontal, .vertical] {
      Sample("BarChart", .sizes) {
        BarChart(
          [ChartBar("★ long title", 3), ChartBar("", -.infinity), ChartBar("n", .nan)], axis: axis)
      }
    }

    Sample("Canvas", .leaks) { tokens in
      Canvas(of: tokens.retaining(tokens.texts), default: "") { context, size, text in
        context.draw(Text(text), in: Rect(size: size))
      }
    }
    Sample("Canvas", .sizes) {
      Canvas { context, size in
        let rect = Rect(size: size)
        context.fill(Path(ellipseIn: rect), with: .style(LinearGradient.sample))
        context.stroke(
          Path { path in
            path.addLines([.zero, PathPoint(x: size.width, y: size.height)])
            path.addLine(to: PathPoint(x: Double.infinity, y: Double.nan))
          }, with: .foreground)
        context.draw(Text("界 Hello\nWorld"), in: rect)
        context.draw(Bitmap.sample, in: rect)
        context.draw(Bitmap.sample, at: PathPoint(x: -Double.infinity, y: 2.0))
        for marker in GraphicsContext.Marker.allCases {
          context.draw(
            [.zero, PathPoint(x: Double.nan, y: 1e99)], with: .foreground, marker: marker)
        }
        context.translateBy(x: .max, y: .min)
        context.fill(Path(rect), with: .color(.red))
      }
    }

    Sample("Gauge", .leaks) { tokens in
      Gauge("Level", value: tokens.retaining(tokens.lists).map { Double($0.count) }, in: 0...9)
    }
    Sample("Gauge", .sizes) {
      Gauge("★ title", value: 0.3) { Text("30%") }
      Gauge(value: 1, in: 1...1) { Text("none") }
    }

    Sample("Heatmap", .leaks) { tokens in
      Heatmap(tokens.retaining(tokens.lists).map { [$0.map(Double.init)] })
    }
    Sample("Heatmap", .sizes) {
      Heatmap(
        [[0, .nan], [], [.infinity, 1, 2]], rowLabels: ["★", "界"], columnLabels: ["a"],
        showsLegend: true)
    }

    Sample("LineChart", .leaks) { tokens in
      LineChart(tokens.retaining(tokens.lists).map { [ChartSeries("n", $0.map(Double.init))] })
    }
    Sample("LineChart", .sizes) {
      LineChart(
        [ChartSeries("★", [0, .nan, -.infinity, 1e300]), ChartSeries("界", [])], x: -1...1,
        y: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
    }

    Sample("Sparkline", .leaks) { tokens in
      Sparkline(tokens.retaining(tokens.lists).map { $0.map(Double.init) })
    }
    Sample("Sparkline", .sizes) {
      Sparkline([0, 1, -1, .nan, .infinity, .greatestFiniteMagnitude], rows: 3)
      Sparkline([Double](), rows: -1)
    }
  }
}
