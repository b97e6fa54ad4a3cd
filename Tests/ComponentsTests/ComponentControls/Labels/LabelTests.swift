import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LabelTests {
  @Test func showsItsTitleAndItsIcon() {
    #expect(picture { Label("Sign in", symbol: "→") } == "→ Sign in")
  }

  @Test func appliesItsStyle() {
    #expect(picture { Label("Sign in", symbol: "→").labelStyle(.titleOnly) } == "Sign in")
    #expect(picture { Label("Sign in", symbol: "→").labelStyle(.iconOnly) } == "→")
  }

  private struct Marked: LabelStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        configuration.title
      }
    }
  }

  @Test func itsStyleFollowsAPublisher() {
    let marks = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 12, rows: 1) {
      Label("Sign in", symbol: "→").labelStyle(following: marks) { Marked(mark: $0) }
    }
    #expect(screen.text == "→ Sign in")
    marks.send("*")
    #expect(screen.text == "* Sign in")
    marks.send("+")
    #expect(screen.text == "+ Sign in")
  }
}
