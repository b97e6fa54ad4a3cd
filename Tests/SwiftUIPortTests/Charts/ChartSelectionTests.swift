import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ChartSelectionTests {
  private struct Days: View {
    @State private var day: String?
    @State private var height: Double?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Chart(["Mon", "Tue", "Wed"], id: \.self) {
          BarMark(x: .value("Day", $0), y: .value("Count", 8))
        }
        .chartYAxis(.hidden)
        .chartXSelection(value: $day)
        .chartYSelection(value: $height)
        Text("day \(day ?? "none")")
      }
    }
  }

  @Test func theValueAtThePointerIsSelected() {
    let screen = Screen(columns: 30, rows: 8, alignment: .topLeading) { Days() }
    #expect(screen.text.contains("day none"))
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 14, y: 3))))
    #expect(screen.text.contains("day Tue"))
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 28, y: 3))))
    #expect(screen.text.contains("day Wed"))
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 28, y: 3))))
    #expect(screen.text.contains("day none"))
  }

  private struct Overlay: View {
    @State private var x: Double?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Chart(0..<11, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
          .chartOverlay { proxy in
            GeometryReader { geometry in
              Rectangle().fill(.clear).contentShape(Rectangle())
                .onTapGesture { location in
                  let frame = geometry[proxy.plotFrame!]
                  x = proxy.value(atX: location.x - frame.minX)
                }
            }
          }
        Text("x \(x.map { "\(Int($0.rounded()))" } ?? "none")")
      }
    }
  }

  @Test func anOverlayFindsValues() {
    let screen = Screen(columns: 30, rows: 8, alignment: .topLeading) { Overlay() }
    #expect(screen.text.contains("x none"))
    screen.click(column: 29, row: 2)
    #expect(screen.text.contains("x 10"))
  }

  @Test func functionsArePlotted() {
    let line = picture(20, 5) {
      Chart { LinePlot(x: "x", y: "y", domain: 0...4) { $0 * 2 } }
    }
    #expect(
      line
        == picture(20, 5) {
          Chart(0..<121, id: \.self) {
            LineMark(x: .value("x", Double($0) / 30), y: .value("y", Double($0) / 15))
          }
        })
  }
}
