import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ChartWordsTests {
  private struct Description: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Sales", summary: "They grow",
        xAxis: AXCategoricalDataAxisDescriptor(
          title: "Day", categoryOrder: ["Mon"]), yAxis: nil, series: [])
    }
  }

  private func words(_ chart: some View) -> [AccessibilityElement] {
    Screen(columns: 20, rows: 6) { chart }.accessibility.all
  }

  @Test func marksHaveLabelsAndStayMarks() {
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Count", 2))
        .accessibilityLabel("Monday").accessibilityValue("\(2.0, specifier: "%.1f") sold")
        .foregroundStyle(.red)
      BarMark(x: .value("Day", "Tue"), y: .value("Count", 3)).accessibilityHidden(true)
      Plot { BarMark(x: .value("Day", "Wed"), y: .value("Count", 4)) }.opacity(0.5)
    }
    #expect(words(chart).contains { $0.value == "Monday 2.0 sold, Wed 4" })
  }

  @Test func aDescriptionNamesTheChart() {
    let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Count", 2)) }
      .accessibilityChartDescriptor(Description())
    #expect(words(chart).contains { $0.label == "Sales: They grow" })
  }

  @Test func shapesAreSigns() {
    struct Arrow: ChartSymbolShape {
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    let text = picture(20, 5) {
      Chart {
        PointMark(x: .value("X", 0), y: .value("Y", 2)).symbol(Circle().strokeBorder(lineWidth: 2))
        PointMark(x: .value("X", 1), y: .value("Y", 2)).symbol(Circle())
        PointMark(x: .value("X", 2), y: .value("Y", 2)).symbol(Arrow())
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(text.filter { $0 == "○" }.count == 1)
    #expect(text.filter { $0 == "●" }.count == 2)
  }

  @Test func anAxisBeginsWhereTheProgramSays() {
    func chart(_ domain: AutomaticScaleDomain) -> String {
      picture(20, 6) {
        Chart {
          LineMark(x: .value("X", 0), y: .value("Y", 100))
          LineMark(x: .value("X", 1), y: .value("Y", 104))
        }
        .chartYScale(domain: domain)
      }
    }
    #expect(chart(.automatic).contains("  0 ┤"))
    #expect(!chart(.automatic(includesZero: false)).contains("  0 ┤"))
  }

  @Test func numbersFallIntoRanges() {
    let bins = NumberBins(data: [1, 4, 12, 19.5], desiredCount: 4)
    #expect(bins.thresholds == [0, 5, 10, 15, 20])
    #expect([0, 4.9, 5, 20, 99, -1].map(bins.index(for:)) == [0, 0, 1, 3, 3, 0])
    #expect(bins[1] == ChartBinRange(lowerBound: 5, upperBound: 10))
    #expect(NumberBins(range: 0.0...1, count: 2).thresholds == [0, 0.5, 1])
    #expect(NumberBins(data: [Double](), desiredCount: 3).count == 1)
    #expect(NumberBins(size: 0.0, range: 3...3).thresholds == [3, 3])
    #expect(NumberBins<Double>(thresholds: []).isEmpty)
  }
}
