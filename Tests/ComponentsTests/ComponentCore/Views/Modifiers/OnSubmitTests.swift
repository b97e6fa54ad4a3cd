import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OnSubmitTests {
  private let text = CurrentValueSubject<String, Never>("")

  @Test func submitsWithEnter() {
    var submitted: [String] = []
    var isDefault = false
    let screen = Screen(columns: 12, rows: 9) {
      TextField(text: text).onSubmit { submitted.append("inner \(text.value)") }
        .onSubmit { submitted.append("outer") }
      TextField()
      Button("OK") { isDefault = true }.keyboardShortcut(.defaultAction)
    }
    screen.press(.tab)
    screen.type("a")
    screen.press(.enter)
    #expect(submitted == ["inner a", "outer"])
    #expect(!isDefault)
    screen.press(.tab)
    screen.press(.enter)
    #expect(isDefault)
  }

  @Test func reactsToItsKindsOfFields() {
    var submitted: [String] = []
    let screen = Screen(columns: 12, rows: 9) {
      TextField(text: text).searchable(text: text)
        .onSubmit(of: .search) { submitted.append("search") }
        .onSubmit(of: .text) { submitted.append("text") }
        .onSubmit { submitted.append("both") }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(submitted == ["search", "both"])
    submitted = []
    screen.press(.tab)
    screen.press(.enter)
    #expect(submitted == ["text", "both"])
  }

  @Test func aScopeKeepsActionsOutside() {
    var submitted: [String] = []
    let isBlocking = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 12, rows: 9) {
      VStack {
        TextField(text: text).onSubmit { submitted.append("inner") }.submitScope()
        TextField(text: text).submitScope(isBlocking)
      }
      .onSubmit { submitted.append("outer") }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(submitted == ["inner"])
    screen.press(.tab)
    screen.press(.enter)
    #expect(submitted == ["inner", "outer"])
    isBlocking.value = true
    screen.press(.enter)
    #expect(submitted == ["inner", "outer"])
  }
}
