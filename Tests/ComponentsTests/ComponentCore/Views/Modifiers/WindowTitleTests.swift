import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct WindowTitleTests {
  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(columns: 20, rows: 9, content: content)
  }

  @Test func isThatOfTheViewOnTheScreen() {
    let isShown = CurrentValueSubject<Bool, Never>(false)
    let screen = screen {
      Latest(of: isShown, default: false) { isShown in
        if isShown { Text("a").windowTitle("Mail") }
      }
    }
    #expect(screen.windowTitle == nil)
    isShown.value = true
    #expect(screen.windowTitle == "Mail")
    isShown.value = false
    #expect(screen.windowTitle == nil)
  }

  @Test func followsAPublisher() {
    let titles = PassthroughSubject<String, Never>()
    let screen = screen { Text("a").windowTitle(titles) }
    #expect(screen.windowTitle == nil)
    titles.send("one")
    titles.send("two")
    #expect(screen.windowTitle == "two")
  }

  @Test func viewsInsideAndLaterOnesComeFirst() {
    let inner = PassthroughSubject<String, Never>()
    let screen = screen {
      VStack {
        Text("a").windowTitle("first")
        Text("b").windowTitle(inner).windowTitle("second")
      }
      .windowTitle("whole")
    }
    #expect(screen.windowTitle == "second")
    inner.send("innermost")
    #expect(screen.windowTitle == "innermost")
  }

  @Test func followsTheState() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("more") { count += 1 }.keyboardShortcut("m", modifiers: [])
          .windowTitle("Count \(count)")
      }
    }
    let screen = screen { Counter() }
    screen.type("mm")
    #expect(screen.windowTitle == "Count 2")
  }
}
