import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct LinesTests {
  @Test(arguments: [
    (["ab\nc", "d\r\n", "e"], ["ab", "cd", "e"]),
    (["\n\n", "a\n"], ["", "", "a"]),
    (["a\r", "\nb\r\r\n"], ["a", "b\r"]),
    ([], []), (["", "\n"], [""]), (["a\u{2028}b\n"], ["a\u{2028}b"]),
  ])
  func publishesLines(pieces: [String], lines: [String]) {
    let recorder = Recorder(pieces.map { Array($0.utf8) }.publisher.lines())
    #expect(recorder.values == lines)
    #expect(recorder.completion == .finished)
  }

  @Test func joinsCharactersThatArriveInParts() {
    let bytes = Array("äöü\n日本\n".utf8)
    let recorder = Recorder(bytes.publisher.map { [$0] }.lines())
    #expect(recorder.values == ["äöü", "日本"])
  }

  @Test func repairsTextThatIsNotUTF8() {
    #expect(Recorder(Just([0x61, 0xFF, 0x62]).lines()).values == ["a\u{FFFD}b"])
  }

  @Test(arguments: [["abcd\nef\n"], ["ab", "cd\ne", "f\n"], ["abc", "d\nef"]])
  func cutsLinesAtTheLimit(pieces: [String]) {
    let recorder = Recorder(pieces.map { Array($0.utf8) }.publisher.lines(limit: 3))
    #expect(recorder.values == ["abc", "ef"])
  }

  @Test func stopsInTheMiddleOfAPiece() {
    #expect(Recorder(Just(Array("a\nb\nc".utf8)).lines().prefix(2)).values == ["a", "b"])
  }

  @Test func aFailureDropsTheRest() {
    let bytes = PassthroughSubject<[UInt8], MarbleError>()
    let recorder = Recorder(bytes.lines())
    bytes.send(Array("a\nb".utf8))
    bytes.send(completion: .failure(MarbleError()))
    #expect(recorder.values == ["a"])
  }

  @Test func keepsTheContract() {
    expectContract("lines(limit:)") {
      $0.map { Array("\($0)\n".utf8) }.lines()
    } _: {
      $0.map { "\($0)" }
    }
  }
}
