import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OnAppearTests {
  private let isShown = CurrentValueSubject<Bool, Never>(false)
  private let log = CurrentValueSubject<String, Never>("")

  @Test func reportsAppearingAndDisappearing() {
    let screen = Screen(columns: 9, rows: 1) {
      ConditionalContent(isShown: isShown) {
        Text("a").onAppear { log.value += "+" }.onDisappear { log.value += "-" }
      }
    }
    _ = screen.text
    #expect(log.value == "")
    for (flag, expected) in [(true, "+"), (true, "+"), (false, "+-"), (true, "+-+")] {
      isShown.send(flag)
      _ = screen.text
      #expect(log.value == expected)
    }
  }

  @Test func onAppearChangesAreInTheFirstFrame() {
    struct Greeting: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    #expect(picture { Greeting() } == "after")
  }
}
