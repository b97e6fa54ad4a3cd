import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AllowsHitTestingTests {
  @Test func letsThePointerThrough() {
    var presses: [String] = []
    let screen = Screen(columns: 9, rows: 1) {
      Button("behind") { presses.append("behind") }.buttonStyle(.plain)
        .overlay {
          Text("front").onTapGesture { presses.append("front") }.allowsHitTesting(false)
        }
    }
    #expect(screen.text.contains("front"))
    screen.click(column: 4, row: 0)
    #expect(presses == ["behind"])
  }

  @Test func followsAPublisherAndLeavesTheKeys() {
    let isEnabled = CurrentValueSubject<Bool, Never>(false)
    var presses = 0
    let screen = Screen(columns: 5, rows: 1) {
      Button("press") { presses += 1 }.buttonStyle(.plain).allowsHitTesting(isEnabled)
    }
    screen.click(column: 2, row: 0)
    #expect(presses == 0)
    screen.press(.tab)
    screen.press(.enter)
    #expect(presses == 1)
    isEnabled.value = true
    screen.click(column: 2, row: 0)
    #expect(presses == 2)
  }
}
