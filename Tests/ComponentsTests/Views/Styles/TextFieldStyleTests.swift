import Components
import Signals
import TextBackend
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct TextFieldStyleTests {
  private struct Noted: TextFieldStyle {
    let note: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.line
        Text(note)
      }
    }
  }

  @Test func followsAPublisher() {
    let notes = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 10, rows: 1) {
      TextField("name").textFieldStyle(following: notes) { Noted(note: $0) }
        .textFieldStyle(.plain)
    }
    #expect(screen.text == "name")
    notes.send("✗")
    #expect(screen.text == "name     ✗")
    notes.send("✓")
    #expect(screen.text == "name     ✓")
  }

  @Test func changingTheStyleKeepsTheText() {
    let notes = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 10, rows: 1) {
      TextField().textFieldStyle(following: notes) { Noted(note: $0) }.textFieldStyle(.plain)
    }
    screen.press(.tab)
    screen.type("ab")
    notes.send("!")
    #expect(screen.text == "ab       !")
    screen.type("c")
    #expect(screen.text == "abc      !")
  }
}
