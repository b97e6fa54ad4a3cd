import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct TextLayoutModifiersTests {
  @Test(arguments: [
    (TextAlignment.leading, "one\ntwo three"), (.center, "   one\ntwo three"),
    (.trailing, "      one\ntwo three"),
  ])
  func alignsItsLines(alignment: TextAlignment, lines: String) {
    #expect(picture { Text("one\ntwo three").multilineTextAlignment(alignment) } == lines)
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "annunci…"), (.head, "…r.swift"), (.middle, "annu…ift"),
  ])
  func truncatesAccordingToTheMode(mode: Text.TruncationMode, line: String) {
    #expect(picture(8, 1) { Text("annunciator.swift").truncationMode(mode) } == line)
  }

  @Test func limitsItsLines() {
    #expect(picture(6, 9) { Text("one two three four").lineLimit(2) } == "one\ntwo t…")
    let limits = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 6, rows: 4) { Text("one two three").lineLimit(limits) }
    #expect(screen.picture == "one t…")
    limits.send(9)
    #expect(screen.picture == "one\ntwo\nthree")
  }

  @Test func leaksNothing() {
    expectNoLeaks("lineLimit") { Text("a b c").lineLimit($0.alternating(1, 2)) }
    expectNoLeaks("truncationMode") { Text("a b c").truncationMode($0.alternating(.head, .tail)) }
    expectNoLeaks("multilineTextAlignment") {
      Text("a b c").multilineTextAlignment($0.alternating(.leading, .center))
    }
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("lineLimit") {
      Text("one two\nthree").multilineTextAlignment(.center).lineLimit(2)
        .truncationMode(.middle)
    }
  }
}
