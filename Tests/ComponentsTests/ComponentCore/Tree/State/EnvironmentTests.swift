import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct EnvironmentTests {
  @Test func passesValuesDown() {
    struct Reader: View {
      @Environment(\.letter) private var letter
      var body: some View { Text(letter) }
    }
    let row = picture {
      HStack {
        Reader()
        HStack {
          Reader()
          Reader().environment(\.letter, "c")
        }
        .environment(\.letter, "b")
      }
    }
    #expect(row == "a b c")
  }

  @Test func changesReachTheirReaders() {
    struct Reader: View {
      @Environment(\.letter) private var letter
      var body: some View { Text(letter) }
    }
    struct Writer: View {
      @State private var letter = "x"
      var body: some View {
        HStack {
          Button("go") { letter += "y" }.buttonStyle(LabelOnlyButtonStyle())
          Reader()
        }
        .environment(\.letter, letter)
      }
    }
    let screen = Screen(columns: 20, rows: 1) { Writer() }
    #expect(screen.text == "go x")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "go xy")
  }

  @Test func valuesMayFollowAPublisher() {
    struct Reader: View {
      @Environment(\.letter) private var letter
      var body: some View { Text(letter) }
    }
    let letters = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 9, rows: 1) {
      Reader().environment(\.letter, letters).environment(\.letter, "outer")
    }
    #expect(screen.text == "outer")
    for letter in ["x", "y"] {
      letters.send(letter)
      #expect(screen.text == letter)
    }
  }
}

private struct LetterKey: EnvironmentKey {
  static let defaultValue = "a"
}

extension EnvironmentValues {
  fileprivate var letter: String {
    get { self[LetterKey.self] }
    set { self[LetterKey.self] = newValue }
  }
}
