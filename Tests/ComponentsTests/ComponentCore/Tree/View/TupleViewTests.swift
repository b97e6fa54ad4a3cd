import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TupleViewTests {
  @Test func keepsTheNodesOfItsViewsInOrder() {
    let titles = CurrentValueSubject<String, Never>("b")
    let screen = Screen(columns: 9, rows: 1) {
      HStack {
        Text("a")
        Text(titles)
        Text("c")
      }
    }
    #expect(screen.text == "a b c")
    titles.send("x")
    #expect(screen.text == "a x c")
  }
}
