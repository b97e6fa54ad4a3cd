import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollTargetVisibilityTests {
  @Test(arguments: [false, true])
  func tellsWhichViewsAreVisible(isLazy: Bool) {
    var log: [[Int]] = []
    let screen = Screen(columns: 9, rows: 4) {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { ForEach(0..<50) { Text("\($0)\n") } }
        } else {
          VStack(spacing: 0) { ForEach(0..<50) { Text("\($0)\n") } }
        }
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.append($0) }
    }
    _ = screen.text
    #expect(log == [[0, 1]])
    _ = screen.turnWheel(y: 1)
    _ = screen.text
    // Three rows further, half of the views 1 and 3 is visible.
    #expect(log == [[0, 1], [1, 2, 3]])
  }

  @Test func aThresholdOfOneNeedsTheWholeView() {
    var log: [[String]] = []
    let screen = Screen(columns: 9, rows: 3) {
      ScrollView {
        VStack(spacing: 0) {
          Text("a\nb").id("ab")
          Text("c\nd").id("cd")
          Text("e").id(1)
        }
      }
      .onScrollTargetVisibilityChange(idType: String.self, threshold: 1) { log.append($0) }
    }
    _ = screen.text
    #expect(log == [["ab"]])
  }
}
