import ComponentCharts
import Components
import Signals
import TestSupport
import Testing
import TextBackend

/// The example of the page of `ComponentCharts`.
@MainActor @Suite(.watchdog) struct ChartExamples {
  @Test func overview() {
    let samples = CurrentValueSubject<[ChartSeries], Never>([])
    let screen = Screen(columns: 30, rows: 8) {
      LineChart(samples, x: -60...0, y: 0...100)
    }
    samples.value = [ChartSeries([10, 80, 40])]
    let value = screen.accessibility.first(nil, .chart)?.value
    #expect(value == "3 values from 10 to 80, last 40")
    #expect(screen.text.contains("-60"))
  }

  @Test func times() {
    let loads = CurrentValueSubject<[ChartSeries], Never>([ChartSeries([10, 80, 40])])
    let screen = Screen(columns: 30, rows: 8) {
      LineChart(loads, x: .seconds(-60) ... .zero)
    }
    #expect(screen.text.contains("now"))
  }
}
