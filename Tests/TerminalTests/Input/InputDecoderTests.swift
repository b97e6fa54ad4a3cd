import Components
import SignalsTesting
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct InputDecoderTests {
  private func keys(_ text: String) -> [KeyPress] {
    var decoder = InputDecoder()
    return (decoder.decode(text.utf8) + decoder.flush()).compactMap { input in
      if case .event(.key(let press)) = input { press } else { nil }
    }
  }

  @Test(arguments: TerminalVector.all)
  func decodesRecordedInput(vector: TerminalVector) {
    #expect(vector.inputs(inPieces: false) == vector.expected)
  }

  @Test(arguments: TerminalVector.all)
  func decodesRecordedInputByteByByte(vector: TerminalVector) {
    #expect(vector.inputs(inPieces: true) == vector.expected)
  }

  @Test func distinguishesALoneEscapeFromASequence() {
    var decoder = InputDecoder()
    #expect(decoder.timeout(escape: .milliseconds(50)) == nil)
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.timeout(escape: .milliseconds(50)) == .milliseconds(50))
    #expect(decoder.flush() == [.event(.key(KeyPress(.escape)))])
    #expect(decoder.decode("x".utf8) == [.event(.key(KeyPress("x")))])
    #expect(decoder.decode("\u{1B}[".utf8) == [])
    #expect(decoder.timeout(escape: .milliseconds(50)) == .milliseconds(500))
    #expect(decoder.decode("A".utf8) == [.event(.key(KeyPress(.up)))])
    #expect(decoder.timeout(escape: .milliseconds(50)) == nil)
  }

  @Test func decodesAnEscapePrefixAsAlt() {
    #expect(keys("\u{1B}a") == [KeyPress(.character("a"), modifiers: .alt)])
    #expect(keys("\u{1B}é") == [KeyPress(.character("é"), modifiers: .alt)])
    #expect(keys("\u{1B}\r") == [KeyPress(.enter, modifiers: .alt)])
    #expect(keys("\u{1B}\u{1B}[A") == [KeyPress(.up, modifiers: .alt)])
    #expect(keys("\u{1B}[") == [KeyPress(.character("["), modifiers: .alt)])
  }

  @Test func reportsArePixelsFromTheAnswerOn() {
    var decoder = InputDecoder()
    func column(after bytes: String) -> Int? {
      let inputs = decoder.decode(bytes.controls.utf8) + decoder.decode("␛[<35;41;1M".controls.utf8)
      guard case .event(.mouse(let event))? = inputs.last else { return nil }
      return event.position.x
    }
    // Nobody has asked.
    #expect(column(after: "␛[?1016;1$y") == 40)
    decoder.pixelsPerCell = Size(width: 8, height: 16)
    #expect(column(after: "") == 40)
    #expect(column(after: "␛[?2026;1$y") == 40)
    #expect(column(after: "␛[?1016;1$y") == 5)
    #expect(column(after: "␛[?1016;2$y") == 40)
    #expect(column(after: "␛[?1016;1$y") == 5)
    decoder.pixelsPerCell = nil
    decoder.pixelsPerCell = Size(width: 8, height: 16)
    #expect(column(after: "") == 40)
  }

  @Test func decodesLinuxConsoleFunctionKeys() {
    #expect(keys("\u{1B}[[A\u{1B}[[E") == [KeyPress(.function(1)), KeyPress(.function(5))])
  }

  @Test(arguments: [
    "␛[999;999;999x", "␛[?1;2$y", "␛]0;title␇", "␛]11;rgb:0/0/0␛\\",
    "␛P1$r0m␛\\", "␛_Gi=1;OK␛\\", "␛^pm␛\\", "␛Xsos␛\\",
    "␛[<0;1M", "␛[<999;1;1M", "␛[57441;2u", "␛Oz", "␛[[Z",
    "␛[99999999999999999999999999~",
  ])
  func swallowsUnknownSequences(sequence: String) {
    #expect(keys(sequence.controls + "x") == [KeyPress("x")])
  }

  @Test func swallowsC1Controls() {
    #expect(keys("\u{9B}x") == [KeyPress("x")])
  }

  @Test func decodesTheSequenceAfterAnInterruptedOne() {
    #expect(keys("\u{1B}[1;\u{1B}[A") == [KeyPress(.up)])
    #expect(keys("\u{1B}[1;\r") == [KeyPress(.enter)])
  }

  @Test func dropsInvalidUTF8() {
    var decoder = InputDecoder()
    let inputs = decoder.decode([0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x61, 0xC0, 0x80, 0x62])
    let text = inputs.compactMap { input in
      if case .event(.key(let press)) = input, case .character(let character) = press.key {
        character
      } else {
        nil as Character?
      }
    }
    #expect(text.last == "b")
    #expect(!text.contains("\u{FFFD}"))
  }

  @Test func decodesAPasteAsOneEvent() {
    var decoder = InputDecoder()
    let inputs = decoder.decode("a\u{1B}[200~one\r\ntwo\u{1B}[Athree\u{1B}[201~b".utf8)
    #expect(
      inputs == [
        .event(.key(KeyPress(.character("a")))), .event(.paste("one\ntwo[Athree")),
        .event(.key(KeyPress(.character("b")))),
      ])
  }

  @Test func decodesAPasteSplitAnywhere() {
    let bytes = Array("\u{1B}[200~one \u{1B}[201 two\u{1B}[201~".utf8)
    for size in 1...bytes.count {
      var decoder = InputDecoder()
      var inputs: [Input] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        inputs += decoder.decode(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(inputs == [.event(.paste("one [201 two"))])
    }
  }

  @Test func endsAnUnterminatedPasteOnFlush() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~forever".utf8) == [])
    #expect(decoder.timeout(escape: .milliseconds(50)) == .seconds(1))
    #expect(decoder.flush() == [.event(.paste("forever"))])
    #expect(keys("q") == [KeyPress(.character("q"))])
  }

  @Test func aPasteGoesOnAfterAPause() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~one\rq".utf8) == [])
    #expect(decoder.flush() == [.event(.paste("one\nq"))])
    #expect(decoder.decode("q\rq\rq\rq\rq".utf8) == [])
    #expect(decoder.flush() == [.event(.paste("q\nq\nq\nq\nq"))])
    #expect(
      decoder.decode("q\u{1B}[201~q".utf8)
        == [.event(.paste("q")), .event(.key(KeyPress(.character("q"))))])
    #expect(decoder.decode("long typed text".utf8).count == 15)
  }

  @Test func keysFollowAnUnterminatedPaste() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~forever".utf8) == [])
    #expect(decoder.flush() == [.event(.paste("forever"))])
    #expect(decoder.decode("q".utf8) == [.event(.key(KeyPress(.character("q"))))])
    #expect(decoder.decode("long typed text".utf8).count == 15)
  }

  @Test func truncatesAPasteToOneMebibyte() {
    var decoder = InputDecoder()
    let bytes = Array("\u{1B}[200~".utf8) + Array(repeating: 0x61, count: 1_200_000)
    for start in stride(from: 0, to: bytes.count, by: 16_384) {
      #expect(decoder.decode(bytes[start..<min(start + 16_384, bytes.count)]) == [])
    }
    let inputs = decoder.decode("\u{1B}[201~".utf8)
    #expect(inputs == [.event(.paste(String(repeating: "a", count: 1 << 20)))])
  }

  @Test func decodesQueryResponses() {
    var decoder = InputDecoder()
    let inputs = decoder.decode(
      "\u{1B}[?62;22c\u{1B}[?1u\u{1B}[?2026;2$y\u{1B}[?2027;0$y\u{1B}P>|kitty(0.26.5)\u{1B}\\".utf8)
    #expect(
      inputs == [
        .response(.deviceAttributes()), .response(.keyboardProtocol),
        .response(.mode(2026, isKnown: true)),
        .response(.mode(2027, isKnown: false)), .response(.version("kitty(0.26.5)")),
      ])
  }
}
