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
    picture(20, 7) {
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
           │ ▆▆▆▆▆▆  ▆▆▆▆▆▆
           │ ██████  ██████
         5 ┤┈██████┈┈██████┈
           │ ██████  ██████
         0 ┤┈██████┈┈██████┈
               Mon     Tue
        """)
  }

  @Test func barsAreFractionsOfTheirSum() {
    #expect(
      bars(.normalized) == """
          1 ┤┈██████┈██████┈
            │ ██████ ██████
            │ ██████ ██████
        0.5 ┤┈██████┈██████┈
            │ ██████ ██████
          0 ┤┈██████┈██████┈
               Mon     Tue
        """)
  }

  @Test func barsStandInFrontOfEachOther() {
    #expect(
      bars(.unstacked) == """
        5 ┤┈██████┈┈┈┈┈┈┈┈┈┈
          │ ██████
          │ ██████   ██████
          │ ██████   ██████
          │ ██████   ██████
        0 ┤┈██████┈┈┈██████┈
              Mon     Tue
        """)
  }

  @Test func theMiddleOfAStackIsAtZero() {
    #expect(
      bars(.center) == """
          │ ██████   ██████
          │ ██████   ██████
          │ ██████   ██████
        0 ┤┈██████┈┈┈██████┈
          │ ██████   ██████
          │ ██████   ██████
              Mon     Tue
        """)
  }

  @Test func barsHaveAWidth() {
    let chart = picture(20, 4) {
      Chart(parts.prefix(1)) {
        BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count), width: 16)
      }
      .chartYAxis(.hidden)
    }
    let bar = String(repeating: " ", count: 9)
    #expect(chart == Array(repeating: bar + "██\n", count: 3).joined() + bar + "Mon")
    let rows = picture(20, 8) {
      Chart(parts.prefix(1)) {
        BarMark(x: .value("Count", $0.count), y: .value("Day", $0.day), height: .ratio(0.5))
      }
      .chartXAxis(.hidden)
    }
    #expect(
      rows == """
            │
            │
            │███████████████
            │███████████████
        Mon ┤███████████████
            │███████████████
            │
            │
        """)
  }

  @Test func areasAreStacked() {
    let values = [(0, "A"), (0, "B"), (4, "A"), (4, "B")]
    func chart(_ stacking: MarkStackingMethod) -> String {
      picture(20, 5) {
        Chart(values.indices, id: \.self) {
          AreaMark(x: .value("X", values[$0].0), y: .value("Y", 4), stacking: stacking)
            .foregroundStyle(by: .value("Kind", values[$0].1))
        }
        .chartLegend(.hidden).chartXAxis(.hidden)
      }
    }
    #expect(chart(.standard).hasPrefix("10 ┤"))
    #expect(!chart(.unstacked).contains("10 ┤"))
  }
}
