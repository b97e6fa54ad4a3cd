import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SearchScopesTests {
  @Test func theUserChoosesAScopeBelowTheField() {
    let scope = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 20, rows: 3) {
      Text("x").searchable(text: .constant(""))
        .searchScopes(scope) {
          Text("Inbox").tag(1)
          Text("All").tag(2)
        }
    }
    #expect(screen.picture == "/ Search\n   Inbox │ All\nx")
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.right)
    #expect(scope.value == 2)
  }

  @Test func concernTheNearestFieldOnly() {
    let screen = Screen(columns: 20, rows: 4) {
      Text("x").searchable(text: .constant(""), prompt: "inner")
        .searchable(text: .constant(""), prompt: "outer")
        .searchScopes(.constant(1)) { Text("All").tag(1) }
    }
    #expect(screen.picture == "/ outer\n   All\n/ inner\nx")
  }
}
