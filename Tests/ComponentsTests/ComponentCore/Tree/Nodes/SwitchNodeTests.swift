import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SwitchNodeTests {
  private struct Counter: View {
    let name: String
    @State private var appearances = 0

    var body: some View { Text("\(name)\(appearances)").onAppear { appearances += 1 } }
  }

  @Test func keepsStateWithinABranchOnly() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: flags) { if $0 { Counter(name: "a") } else { Counter(name: "b") } }
    }
    #expect(screen.text == "a1")
    flags.send(true)
    #expect(screen.text == "a1")
    flags.send(false)
    #expect(screen.text == "b1")
    flags.send(true)
    #expect(screen.text == "a1")
  }
}
