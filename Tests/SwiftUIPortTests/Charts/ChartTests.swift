import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ChartTests {
  private struct Sale: Identifiable {
    let day: String
    let kind: String
    let count: Int
    var id: String { day + kind }
  }

  private let sales = [
    Sale(day: "Mon", kind: "A", count: 2), Sale(day: "Mon", kind: "B", count: 3),
    Sale(day: "Tue", kind: "A", count: 4), Sale(day: "Wed", kind: "B", count: 8),
  ]

  @Test func stacksBars() {
    let chart = picture(30, 8) {
      Chart(sales) {
        BarMark(x: .value("Day", $0.day), y: .value("Count", $0.count))
          .foregroundStyle(by: .value("Kind", $0.kind))
      }
    }
    #expect(
      chart == """
        10 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
           │                  ▆▆▆▆▆▆▆
           │                  ███████
         5 ┤┈███████┈┈▃▃▃▃▃▃┈┈███████┈
           │ ███████  ██████  ███████
         0 ┤┈███████┈┈██████┈┈███████┈
               Mon      Tue     Wed
        ● A  ● B
        """)
  }

  @Test func barsOfTextsExtendToTheRight() {
    let chart = picture(30, 4) {
      Chart {
        ForEach(sales) { BarMark(x: .value("Count", $0.count), y: .value("Day", $0.day)) }
      }
    }
    #expect(
      chart == """
        Mon ┤████████████▌
        Tue ┤██████████
        Wed ┤████████████████████
             0           5          10
        """)
  }

  @Test func drawsLinesRulesAndPoints() {
    let chart = picture(30, 8) {
      Chart {
        ForEach(0..<5) { LineMark(x: .value("X", $0), y: .value("Y", $0 * $0)) }
        RuleMark(y: .value("Limit", 8)).annotation { Text("limit") }
        PointMark(x: .value("X", 2), y: .value("Y", 14)).symbol(.diamond)
      }
      .chartXAxis(.hidden)
    }
    #expect(
      chart == """
        20 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
           │                         ⢠
           │             ◆         ⡠⠊⠁
           │limit               ⢀⡠⠊
        10 ┤──────────────────────────
           │              ⢀⡠⠒⠉
           │          ⣀⡠⠔⠊⠁
         0 ┤⣀⣀⣀⣀⡠⠤⠤⠔⠊⠉┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
        """)
  }

  @Test func drawsSectors() {
    let chart = picture(12, 6) {
      Chart([1, 2], id: \.self) { SectorMark(angle: .value("N", $0), innerRadius: .ratio(0.5)) }
    }
    #expect(
      chart == """
          ▄▟    ▙▄
        ▗   ▛▀▀▜   ▖
           ▘    ▝
           ▖    ▗
        ▝   ▙▄▄▟  ▙▘
          ▀▜    ▛▀
        """)
  }

  @Test func axesShowWhatTheirMarksSay() {
    let chart = picture(30, 6) {
      Chart(0..<3, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0 * 10)) }
        .chartXAxis {
          AxisMarks(values: [0, 1, 2]) { value in
            AxisGridLine()
            AxisValueLabel { if let x = value.as(Int.self) { Text("#\(x)") } }
          }
        }
        .chartYAxis { AxisMarks(position: .trailing, values: .stride(by: 10)) }
        .chartYScale(domain: 0...20)
        .chartXAxisLabel("place")
    }
    #expect(
      chart == """
        ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈●├ 20
                                  │
        ┈┈┈┈┈┈┈┈┈┈┈┈┈●┈┈┈┈┈┈┈┈┈┈┈┈├ 10
        ●┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈├ 0
        #0          #1          #2
                  place
        """)
  }

  @Test func followsItsData() {
    struct Growing: View {
      @State private var count = 1

      var body: some View {
        VStack {
          Button("More") { count += 1 }.buttonStyle(.plain)
          Chart(0..<count, id: \.self) { BarMark(x: .value("X", "\($0)"), y: .value("Y", $0 + 1)) }
            .chartYAxis(.hidden)
        }
      }
    }
    let screen = Screen(columns: 20, rows: 5) { Growing() }
    let old = screen.text
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text != old)
    #expect(screen.text.contains("1"))
  }
}
