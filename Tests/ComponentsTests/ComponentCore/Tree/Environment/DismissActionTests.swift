import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DismissActionTests {
  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button(isPresented ? "Close" : "Quit") { dismiss() } }
  }

  @Test func quitsOutsideAPresentation() {
    let screen = Screen(columns: 9, rows: 3) { Sheet() }
    #expect(screen.text.contains("Quit"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.quitStatus == 0)
  }

  @Test func closesTheInnermostPresentation() {
    var closed: [String] = []
    let screen = Screen(columns: 9, rows: 3) {
      VStack {
        Sheet().environment(\.dismiss, DismissAction { closed.append("inner") })
      }
      .environment(\.dismiss, DismissAction { closed.append("outer") })
    }
    #expect(screen.text.contains("Close"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(closed == ["inner"])
    #expect(screen.quitStatus == nil)
  }

  @Test func anUnchangedActionEvaluatesNoBodies() {
    struct Reader: View {
      let counter: WorkCounter
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let dismiss = dismiss
        CountedBody(counter: counter) { Button("Close") { dismiss() } }
      }
    }
    let (counter, flags) = (WorkCounter(), CurrentValueSubject<Bool, Never>(false))
    let screen = Screen(columns: 9, rows: 3) { Reader(counter: counter).disabled(flags) }
    #expect(counter.work(on: screen) { flags.send(true) }.bodies == 0)
  }
}
