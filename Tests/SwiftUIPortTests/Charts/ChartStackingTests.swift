import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ChartStackingTests {
  private struct Part: Identifiable {
    let day: String
    let kind: String
    let count: Double
    var id: String { day + kind }
  }

  private let parts = [
    Part(day: "Mon", kind: "A", count: 2), Part(day: "Mon", kind: "B", count: 6),
    Part(day: "Tue", kind: "A", count: 4), Part(day: "Tue", kind: "B", count: 4),
  ]

  private func bars(_ stacking: MarkStackingMethod) -> String {
    picture(20, 6) {
      Chart(parts) {
        BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count), stacking: stacking)
          .foregroundStyle(by: .value("Kind", $0.kind))
      }
      .chartLegend(.hidden)
    }
  }

  @Test func barsAreStacked() {
    #expect(
      bars(.standard) == """
        10 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
           │ ██████  ██████
         5 ┤┈██████┈┈██████┈
           │ ██████  ██████
         0 ┤┈██████┈┈██████┈
             Mon     Tue
        """)
  }

  @Test func barsAreFractionsOfTheirSum() {
    #expect(bars(.normalized).contains("  1 ┤┈██████"))
  }

  @Test func barsStandInFrontOfEachOther() {
    #expect(bars(.unstacked).contains(" 6 ┤") || bars(.unstacked).contains(" 5 ┤"))
    #expect(!bars(.unstacked).contains("10 ┤"))
  }

  @Test func theMiddleOfAStackIsAtZero() {
    #expect(bars(.center).contains(" 0 ┤"))
    #expect(bars(.center).contains("-5 ┤") || bars(.center).contains("-4 ┤"))
  }

  @Test func barsHaveAWidth() {
    let chart = picture(20, 4) {
      Chart(parts.prefix(1)) {
        BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count), width: 16)
      }
      .chartYAxis(.hidden)
    }
    #expect(
      chart == """
                 ██
                 ██
                 ██
                Mon
        """)
    let rows = picture(20, 7) {
      Chart(parts.prefix(1)) {
        BarMark(
          x: .value("Count", $0.count), y: .value("Day", $0.day), height: .ratio(0.5))
      }
      .chartXAxis(.hidden)
    }
    #expect(rows.filter { $0 == "█" }.count == 14 * 4 || rows.split(separator: "\n").count > 2)
  }

  @Test func areasAreStacked() {
    let values = [(0, "A"), (0, "B"), (4, "A"), (4, "B")]
    func chart(_ stacking: MarkStackingMethod) -> String {
      picture(20, 5) {
        Chart(values.indices, id: \.self) {
          AreaMark(x: .value("X", values[$0].0), y: .value("Y", 5), stacking: stacking)
            .foregroundStyle(by: .value("Kind", values[$0].1))
        }
        .chartLegend(.hidden).chartXAxis(.hidden)
      }
    }
    #expect(chart(.standard).contains("10 ┤"))
    #expect(chart(.unstacked).contains(" 5 ┤") && !chart(.unstacked).contains("10 ┤"))
  }
}
