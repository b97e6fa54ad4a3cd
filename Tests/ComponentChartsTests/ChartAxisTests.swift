import TestSupport
import Testing

@testable import ComponentCharts

@Suite(.watchdog) struct ChartAxisTests {
  private func labels(_ axis: ChartAxis, atMost count: Int = 5) -> [String] {
    axis.ticks(atMost: count).map(\.label)
  }

  @Test func labelsRoundNumbers() {
    #expect(labels(ChartAxis(-60...0)) == ["-60", "-40", "-20", "0"])
    #expect(labels(ChartAxis(-57...3), atMost: 4) == ["-40", "-20", "0"])
    #expect(labels(ChartAxis(-60...0), atMost: 2) == ["-60", "0"])
  }

  @Test func labelsRoundTimesInTheUnitThatTheyNeed() {
    let axes: [(ClosedRange<Duration>, [String])] = [
      (.seconds(-60) ... .zero, ["-60 s", "-45 s", "-30 s", "-15 s", "now"]),
      (.milliseconds(0) ... .milliseconds(400), ["0 ms", "100 ms", "200 ms", "300 ms", "400 ms"]),
      (.seconds(0) ... .seconds(300), ["0 min", "2 min", "4 min"]),
      (.seconds(0) ... .seconds(9_000), ["0 h", "1 h", "2 h"]),
      (.seconds(-7_200) ... .zero, ["-2 h", "-1:30 h", "-1 h", "-0:30 h", "now"]),
      (.seconds(0) ... .seconds(400_000), ["0 d", "1 d", "2 d", "3 d", "4 d"]),
      (.seconds(5) ... .seconds(5), []),
    ]
    for (range, expected) in axes { #expect(labels(ChartAxis(range)) == expected) }
  }

  @Test func hasTicksInAnyRangeOfTimes() {
    for seconds in [1, 7, 59, 61, 100, 3_601, 86_399, 1_000_000, 1_000_000_000] {
      let ticks = ChartAxis(.zero ... .seconds(seconds)).ticks(atMost: 5)
      #expect((2...5).contains(ticks.count), "\(seconds)")
      #expect(Set(ticks.map(\.label)).count == ticks.count)
    }
  }

  @Test func labelsTheValueAtAPlace() {
    #expect(ChartAxis(0...10).label(at: 0.5, of: 11) == "5")
    #expect(ChartAxis(.seconds(-60) ... .zero).label(at: 0.25, of: 61) == "-45 s")
    #expect(ChartAxis(.seconds(-60) ... .zero).label(at: 1, of: 61) == "now")
    #expect(ChartAxis(.seconds(0) ... .seconds(7_200)).label(at: 0.75, of: 121) == "90 min")
  }
}
