import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AspectRatioTests {
  @Test func squareHasTwiceAsManyColumnsAsRows() {
    let text = picture(30, 6) {
      Color.clear.aspectRatio(1, contentMode: .fit).border().frame(width: 30, height: 6)
    }
    #expect(text.split(separator: "\n").count == 6)
    #expect(text.contains("╭────────╮"))
  }

  @Test func fillCoversTheProposedSpace() {
    let text = picture(12, 9) {
      Color.clear.aspectRatio(1, contentMode: .fill).border()
        .frame(width: 10, height: 3, alignment: .topLeading).frame(width: 12, height: 9)
    }
    #expect(text.contains("╭────────"))
  }

  @Test(arguments: [(1.0, 7, 9, "7x4"), (1, 9, 3, "6x3"), (0.3, 9, 5, "3x5"), (100, 9, 9, "9x1")])
  func roundsToWholeCells(ratio: Double, columns: Int, rows: Int, size: String) {
    let screen = Screen(columns: columns, rows: rows) {
      Color.red.aspectRatio(ratio, contentMode: .fit)
        .frame(width: columns, height: rows, alignment: .topLeading)
    }
    let frame = screen.frame
    let width = (0..<columns).count { frame[$0, 0].attributes.background == .red }
    let height = (0..<rows).count { frame[0, $0].attributes.background == .red }
    #expect("\(width)x\(height)" == size)
  }

  @Test func ratiosMayBeAsLargeAsNumbersAre() {
    let text = picture(3, 2) {
      VStack {
        Text("x").aspectRatio(.greatestFiniteMagnitude, contentMode: .fit).frame(height: 0)
        Text("y")
      }
    }
    #expect(text.contains("y"))
  }
}
