import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextLayoutModifiersTests {
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

  @Test func reservesLines() {
    #expect(
      picture { Text("a").lineLimit(2, reservesSpace: true).border() } == "╭─╮\n│a│\n│ │\n╰─╯")
    #expect(picture { Text("a").lineLimit(2, reservesSpace: false).border() } == "╭─╮\n│a│\n╰─╯")
    #expect(picture { Text("a").lineLimit(2...3).border() } == "╭─╮\n│a│\n│ │\n╰─╯")
    #expect(picture { Text("a").lineLimit(2...).border() } == "╭─╮\n│a│\n│ │\n╰─╯")
    #expect(picture { Text("a\nb\nc\nd").lineLimit(2...3) } == "a\nb\nc…")
    #expect(picture { Text("a\nb\nc\nd").lineLimit(...2) } == "a\nb…")
    #expect(picture { Text("a\nb\nc\nd").lineLimit(2...) } == "a\nb\nc\nd")
  }

  @Test func aLimitReplacesTheReservedLinesOfTheEnclosingViews() {
    #expect(picture { Text("a").border().lineLimit(2).lineLimit(3...4) } == "╭─╮\n│a│\n╰─╯")
  }

  @Test func followsAPublisherOfLimits() {
    let limits = CurrentValueSubject<ClosedRange<Int>, Never>(1...1)
    let screen = Screen(columns: 9, rows: 5) { Text("a\nb").lineLimit(limits).border() }
    #expect(screen.picture == "╭──╮\n│a…│\n╰──╯")
    limits.send(3...4)
    #expect(screen.picture == "╭─╮\n│a│\n│b│\n│ │\n╰─╯")
  }

  @Test func spacesItsLines() {
    #expect(picture { Text("one\ntwo").lineSpacing(1) } == "one\n\ntwo")
    #expect(picture { Text("one\ntwo").lineSpacing(-1) } == "one\ntwo")
    #expect(picture(9, 3) { Text("one\ntwo\nthree").lineSpacing(1) } == "one\n\ntwo…")
    #expect(picture(9, 4) { Text("one\ntwo\nthree").lineSpacing(1) } == "one\n\ntwo…")
    #expect(picture(9, 2) { Text("one\ntwo").lineSpacing(.max) } == "one…")
    let spacings = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 5) { Text("one\ntwo").lineSpacing(spacings) }
    #expect(screen.picture == "one\ntwo")
    spacings.send(2)
    #expect(screen.picture == "one\n\n\ntwo")
  }

  @Test func changesTheCase() {
    #expect(picture { Text("Straße").textCase(.uppercase) } == "STRASSE")
    #expect(picture { Text("ÄB").textCase(.lowercase) } == "äb")
    #expect(picture { Text("Ab").textCase(nil).textCase(.uppercase) } == "Ab")
    let cases = PassthroughSubject<Text.Case, Never>()
    let screen = Screen(columns: 9, rows: 5) { (Text("Ab") + Text("Cd").bold()).textCase(cases) }
    #expect(screen.picture == "AbCd")
    cases.send(.uppercase)
    #expect(screen.picture == "ABCD")
  }

  @Test func aScaleFactorKeepsTheText() {
    #expect(picture(5, 1) { Text("one two").minimumScaleFactor(0.5) } == "one…")
  }
}
