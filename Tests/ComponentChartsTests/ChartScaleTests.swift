import Components
import SignalsTesting
import TestSupport
import Testing

@testable import ComponentCharts
@testable import ComponentCore

@Suite(.watchdog) struct ChartScaleTests {
  @Test func includesZero() {
    #expect(ChartScale(nil, of: [3, 5]).range == 0...5)
    #expect(ChartScale(nil, of: [-3, -5]).range == -5...0)
    #expect(ChartScale(nil, of: [.nan, .infinity]).range == 0...1)
    #expect(ChartScale(fitting: [3, 5], in: nil).range == 3...5)
    #expect(ChartScale(fitting: [3], in: nil).range == 3...4)
  }

  @Test func hasRoundEndsUnlessItsRangeIsGiven() {
    func ends(_ values: [Double], _ range: ClosedRange<Double>? = nil) -> ClosedRange<Double> {
      ChartScale(range, of: values).withRoundEnds(ticksAtMost: 4).range
    }
    #expect(ends([97]) == 0...100)
    #expect(ends([11]) == 0...12)
    #expect(ends([-3, 8]) == -4...8)
    #expect(ends([97], 0...97) == 0...97)
    #expect(ends([.greatestFiniteMagnitude]) == 0 ... .greatestFiniteMagnitude)
    #expect(ends([]) == 0...1)
  }

  @Test func placesValuesBetweenItsEnds() {
    let scale = ChartScale(10...20, of: [])
    #expect([10, 15, 20, 0, 99].map(scale.fraction) == [0, 0.5, 1, 0, 1])
    #expect(scale.fraction(of: .nan) == nil)
    let longest = ChartScale(-.greatestFiniteMagnitude ... .greatestFiniteMagnitude, of: [])
    #expect(longest.fraction(of: 0) == 0.5)
    #expect(ChartScale(3...3, of: []).fraction(of: 3) == 1)
  }

  @Test func hasRoundTicks() {
    #expect(ChartScale(0...100, of: []).ticks(atMost: 3) == [0, 50, 100])
    #expect(ChartScale(0...1, of: []).ticks(atMost: 3) == [0, 0.5, 1])
    #expect(ChartScale(-60...0, of: []).ticks(atMost: 4) == [-60, -40, -20, 0])
    #expect(ChartScale(3...3, of: []).ticks(atMost: 4) == [])
    #expect(ChartScale(0...1, of: []).ticks(atMost: 0) == [])
  }

  @Test func hasTicksInAnyRangeAndNeverTooMany() {
    var random = RandomNumbers(seed: 7)
    for _ in 0..<2_000 {
      let magnitude = (0..<Int.random(in: 0...12, using: &random)).reduce(1.0) { size, _ in
        size * 10
      }
      let low = Double.random(in: -1...1, using: &random) * magnitude
      let high = low + Double.random(in: 0.001...1, using: &random) * magnitude
      let count = Int.random(in: 1...9, using: &random)
      let ticks = ChartScale(low...high, of: []).ticks(atMost: count)
      #expect(ticks.count <= count)
      let slack = (high - low) / 1_000
      #expect(ticks.allSatisfy { (low - slack...high + slack).contains($0) })
      if count >= 3 { #expect(!ticks.isEmpty, "\(low)...\(high), \(count)") }
    }
  }

  @Test func labelsNumbersShortly() {
    let labels: [(Double, String)] = [
      (0, "0"), (-0.001, "-0.001"), (0.25, "0.25"), (17, "17"), (17.46, "17.5"), (120.5, "120.5"),
      (0.004_23, "0.0042"), (0.000_012_3, "1.2e-5"), (1e-300, "1e-300"), (1_500, "1.5k"),
      (.leastNonzeroMagnitude, "4.9e-324"), (2_000_000, "2M"), (3e9, "3G"), (-4e12, "-4T"),
      (-9.96e307, "-1e308"), (-.infinity, "-inf"), (.nan, "nan"),
    ]
    for (number, label) in labels { #expect(number.chartLabel == label) }
  }

  @Test func labelsTicksAndEndsWithTheDigitsThatDiffer() {
    let scales: [(ClosedRange<Double>, ticks: [String], ends: [String])] = [
      (0...1_500, ["0", "500", "1k", "1.5k"], ["0", "1.5k"]),
      (1_010...1_025, ["1010", "1015", "1020", "1025"], ["1010", "1025"]),
      (0...0.004, ["0", "0.001", "0.002", "0.003", "0.004"], ["0", "0.004"]),
      (1_990...2_024, ["1990", "2000", "2010", "2020"], ["1990", "2024"]),
      (3...3, [], ["3", "3"]),
    ]
    for (range, ticks, ends) in scales {
      let scale = ChartScale(range, of: [])
      #expect(scale.labels(of: scale.ticks(atMost: 5)) == ticks)
      #expect([scale.endLabels.low, scale.endLabels.high] == ends)
    }
  }
}
