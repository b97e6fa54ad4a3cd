import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OnExitCommandTests {
  @Test func theInnermostViewHandlesEscape() {
    var heard: [String] = []
    let screen = Screen(columns: 9, rows: 2) {
      VStack {
        Button("a") {}.onExitCommand { heard.append("inner") }
        Button("b") {}
      }
      .onExitCommand { heard.append("outer") }
    }
    #expect(screen.press(.escape))
    screen.press(.tab)
    screen.press(.escape)
    screen.press(.tab)
    screen.press(.escape)
    #expect(heard == ["inner", "inner", "outer"])
  }

  @Test func withoutAnActionTheKeyGoesOn() {
    var heard = 0
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").focusable().onExitCommand(perform: nil)
        .onExitCommand { heard += 1 }
        .disabled(isDisabled)
    }
    screen.press(.escape)
    #expect(heard == 1)
    isDisabled.value = true
    #expect(!screen.press(.escape))
    #expect(heard == 1)
  }
}
