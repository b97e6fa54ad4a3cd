import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import LogViewer

@MainActor @Suite(.watchdog) struct LogPageTests {
  @Test func aSampleGrowsWithoutColorsAndBoxDrawing() {
    let scheduler = TestScheduler()
    let screen = Screen(columns: 80, rows: 22, colorDepth: .none, scheduler: scheduler) {
      LogPage(file: nil).environment(\.usesASCII, true)
    }
    let old = screen.text
    screen.advance(by: .seconds(2))
    #expect(screen.text != old)
    #expect(!screen.text.contains { "╭│─▀▟".contains($0) })
  }
}
