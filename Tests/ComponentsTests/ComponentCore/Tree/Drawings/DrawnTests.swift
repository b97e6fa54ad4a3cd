import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DrawnTests {
  private final class Counter {
    var draws = 0
  }

  /// A text that counts how often it is drawn.
  private struct Label: Drawing {
    let text: String
    let counter: Counter

    func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
      Size(width: text.count, height: 1)
    }

    func looksLike(_ other: Label) -> Bool { text == other.text }

    func draw(on canvas: DrawingCanvas) {
      counter.draws += 1
      canvas.write(text)
    }
  }

  @Test func drawsTheNewestValue() {
    let texts = PassthroughSubject<String, Never>()
    let counter = Counter()
    let screen = Screen(columns: 9, rows: 1) {
      HStack {
        Drawn(of: texts, default: "-") { Label(text: $0, counter: counter) }
        Text("|")
      }
    }
    #expect(screen.picture == "- |")
    texts.send("long")
    #expect(screen.picture == "long |")
  }

  @Test func keepsTheDrawingForNil() {
    let texts = PassthroughSubject<String?, Never>()
    let counter = Counter()
    let screen = Screen(columns: 9, rows: 1) {
      Drawn(of: texts, default: "-") { Label(text: $0, counter: counter) }
    }
    texts.send("a")
    #expect(screen.picture == "a")
    texts.send(nil)
    #expect(screen.picture == "a")
  }

  @Test func paintsNothingForADrawingThatLooksTheSame() {
    let texts = CurrentValueSubject<String, Never>("a")
    let counter = Counter()
    let screen = Screen(columns: 9, rows: 1) {
      Drawn(of: texts) { Label(text: $0, counter: counter) }
    }
    _ = screen.text
    #expect(counter.draws == 1)
    texts.send("a")
    _ = screen.text
    #expect(counter.draws == 1)
    texts.send("b")
    _ = screen.text
    #expect(counter.draws == 2)
  }

  @Test func drawsWithTheClosureOfTheNewestDescription() {
    let (prefixes, texts) = (
      CurrentValueSubject<String, Never>("1"), PassthroughSubject<String, Never>()
    )
    let counter = Counter()
    let screen = Screen(columns: 9, rows: 1) {
      Latest(of: prefixes) { prefix in
        Drawn(of: texts, default: "-") { Label(text: prefix + $0, counter: counter) }
      }
    }
    texts.send("a")
    #expect(screen.picture == "1a")
    prefixes.value = "2"
    #expect(screen.picture == "2a")
    texts.send("b")
    #expect(screen.picture == "2b")
  }

  @Test func leaksNothing() {
    expectNoLeaks("Drawn") { tokens in
      let token = tokens.token()
      let counter = Counter()
      Drawn(of: tokens.retaining(tokens.texts), default: "") {
        token.touch()
        return Label(text: $0, counter: counter)
      }
    }
  }
}
