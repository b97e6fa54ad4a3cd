import ComponentCharts
import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ChartSummaryTests {
  private func summary(_ chart: some View) -> String? {
    Screen(columns: 20, rows: 6) { chart }.accessibility.first(nil, .chart)?.value
  }

  @Test func tellsASingleValueAlone() {
    #expect(summary(Sparkline([5])) == "5")
    #expect(summary(Sparkline([.nan, 2.5])) == "2.5")
    #expect(summary(LineChart([ChartSeries("in", [7])])) == "in: 7")
  }

  @Test func tellsTheExtremesAndTheLastOfSeveralValues() {
    #expect(summary(Sparkline([5, 5])) == "2 values from 5 to 5, last 5")
    #expect(summary(Sparkline([3, 1, 2])) == "3 values from 1 to 3, last 2")
    #expect(summary(Sparkline([1, .nan, 2])) == "2 values from 1 to 2, last 2")
    #expect(summary(Sparkline([])) == "no values")
  }
}
