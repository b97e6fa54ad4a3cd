import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct TextFieldStyleTests {
  private struct Captioned: TextFieldStyle {
    let caption: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.line
        Text(caption)
      }
    }
  }

  @Test func followsAPublisher() {
    let captions = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 10, rows: 1) {
      TextField("name").textFieldStyle(following: captions) { Captioned(caption: $0) }
        .textFieldStyle(.plain)
    }
    #expect(screen.text == "name")
    captions.send("✗")
    #expect(screen.text == "name     ✗")
    captions.send("✓")
    #expect(screen.text == "name     ✓")
  }

  @Test func changingTheStyleKeepsTheText() {
    let captions = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 10, rows: 1) {
      TextField().textFieldStyle(following: captions) { Captioned(caption: $0) }.textFieldStyle(
        .plain)
    }
    screen.press(.tab)
    screen.type("ab")
    captions.send("!")
    #expect(screen.text == "ab       !")
    screen.type("c")
    #expect(screen.text == "abc      !")
  }
}
