import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct FocusableTests {
  @Test func anyViewCanBeFocusable() {
    struct Shown: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "focused" : "idle") }
    }
    let flags = CurrentValueSubject<Bool, Never>(true)
    var heard = 0
    let screen = Screen(columns: 9, rows: 1) {
      Shown().focusable(flags).onKeyPress("x") {
        heard += 1
        return .handled
      }
    }
    #expect(screen.text == "idle")
    screen.press(.tab)
    #expect(screen.text == "focused")
    screen.press("x")
    #expect(heard == 1)
    flags.value = false
    #expect(screen.text == "idle")
    #expect(!screen.press("x"))
  }

  @Test func leaksNothing() {
    expectNoLeaks("focusable") { Text("a").focusable($0.retaining($0.flags)) }
  }
}
