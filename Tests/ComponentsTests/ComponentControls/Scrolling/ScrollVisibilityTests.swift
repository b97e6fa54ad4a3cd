import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollVisibilityTests {
  @Test(arguments: [false, true])
  func tellsWhenAViewIsVisible(isLazy: Bool) {
    var log = ""
    let row = { (index: Int) in
      Text("\(index)\n").onScrollVisibilityChange {
        log += $0 ? "+\(index)" : "-\(index)"
      }
    }
    let screen = Screen(columns: 9, rows: 4) {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { ForEach(0..<50) { row($0) } }
        } else {
          VStack(spacing: 0) { ForEach(0..<50) { row($0) } }
        }
      }
    }
    _ = screen.text
    #expect(log == "+0+1")
    log = ""
    _ = screen.turnWheel(y: 1)
    _ = screen.text
    // Three rows further, half of the views 1 and 3 is visible.
    #expect(log.contains("-0") && log.contains("+2") && log.contains("+3") && !log.contains("-1"))
  }

  @Test func aThresholdOfOneNeedsTheWholeView() {
    var log: [Bool] = []
    let screen = Screen(columns: 9, rows: 3) {
      ScrollView {
        VStack(spacing: 0) {
          Text("a\nb")
          Text("c\nd").onScrollVisibilityChange(threshold: 1) { log.append($0) }
          Text("e\nf\ng\nh")
        }
      }
    }
    _ = screen.text
    #expect(log == [])
    _ = screen.turnWheel(y: 1)
    _ = screen.text
    #expect(log == [])
    screen.press(.tab)
    screen.press(.home)
    screen.press(.down)
    _ = screen.text
    #expect(log == [true])
  }
}
