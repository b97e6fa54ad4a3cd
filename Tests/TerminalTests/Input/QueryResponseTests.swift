import Components
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct QueryResponseTests {
  private func response(_ parameters: String, _ final: Character) -> QueryResponse? {
    QueryResponse(
      ControlSequence(parameters: Array(parameters.utf8)[...], final: final.asciiValue ?? 0))
  }

  @Test func recognizesResponses() {
    #expect(response("?62;22", "c") == .deviceAttributes())
    #expect(response("?0", "u") == .keyboardProtocol)
  }

  @Test(arguments: [("?62;4;22", true), ("?62;22", false), ("?4;6", false), ("?62;44", false)])
  func tellsWhetherATerminalHasSixel(attributes: String, hasSixel: Bool) {
    #expect(response(attributes, "c") == .deviceAttributes(hasSixel: hasSixel))
  }

  @Test(arguments: [
    ("6;20;10", Size(width: 10, height: 20)), ("6;0;0", nil), ("6", nil), ("6;999;10", nil),
    ("4;600;800", nil),
  ])
  func readsReportsOfTheSizeOfACell(parameters: String, size: Size?) {
    #expect(response(parameters, "t") == size.map { .pixelsPerCell($0) })
  }

  @Test(arguments: [
    ("Gi=31;OK", true), ("Gi=31;EINVAL:bad", false), ("Gi=1;OK", nil), ("G", nil), ("x", nil),
  ])
  func readsResponsesOfKittysGraphicsProtocol(payload: String, isKnown: Bool?) {
    let response = QueryResponse(UInt8(ascii: "_"), Array(payload.utf8)[...])
    #expect(response == isKnown.map { .kittyGraphics(isKnown: $0) })
  }

  @Test(arguments: [(0, false), (1, true), (2, true), (3, false), (4, false)])
  func tellsWhetherAModeCanBeSet(value: Int, isKnown: Bool) {
    #expect(response("?2026;\(value)$", "y") == .mode(2026, isKnown: isKnown, isSet: value == 1))
  }

  @Test func readsReportsOfTheColorScheme() {
    #expect(response("?997;1", "n") == .colorScheme(.dark))
    #expect(response("?997;2", "n") == .colorScheme(.light))
    #expect(response("?996", "n") == nil)
    #expect(response("997;2", "n") == nil)
  }

  @Test func readsReportsOfTheSize() {
    #expect(response("48;24;80;0;0", "t") == .size(Size(width: 80, height: 24)))
    #expect(response("48;0;80;0;0", "t") == nil)
    #expect(response("8;24;80", "t") == nil)
    #expect(response("?48;24;80", "t") == nil)
  }

  @Test func ignoresOtherSequences() {
    #expect(response("62;22", "c") == nil)
    #expect(response(">1;2", "c") == nil)
    #expect(response("?1$", "u") == nil)
    #expect(response("?2026;2", "y") == nil)
  }

  @Test func readsTheVersion() {
    let payload = Array(">|kitty(0.26.5)".utf8)[...]
    #expect(QueryResponse(UInt8(ascii: "P"), payload) == .version("kitty(0.26.5)"))
    #expect(QueryResponse(UInt8(ascii: "]"), payload) == nil)
    #expect(QueryResponse(UInt8(ascii: "P"), Array("1$r0m".utf8)[...]) == nil)
  }

  @Test func readsTheBackground() {
    let payload = Array("11;rgb:ffff/ffff/ffff".utf8)[...]
    #expect(QueryResponse(UInt8(ascii: "]"), payload) == .background(.light))
    #expect(QueryResponse(UInt8(ascii: "P"), payload) == nil)
    #expect(QueryResponse(UInt8(ascii: "]"), Array("10;rgb:f/f/f".utf8)[...]) == nil)
  }
}
