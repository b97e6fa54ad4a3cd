import Components
import TextBackend
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct TerminalQueriesTests {
  @Test func recordsTheResponses() {
    var queries = TerminalQueries()
    #expect(queries.capabilities == Capabilities())
    queries.record(.mode(2026, isKnown: true))
    queries.record(.version("kitty(0.26.5)"))
    queries.record(.background(.light))
    #expect(queries.synchronizesOutput)
    #expect(queries.colorScheme == .light)
    #expect(queries.capabilities.repetition == .all)
  }

  @Test(arguments: [
    ("tmux 3.3a", Capabilities.Repetition.ascii), ("XTerm(379)", .all), ("Unheard-of", .none),
  ])
  func recognizesTerminalsThatRepeatCharacters(version: String, repetition: Capabilities.Repetition)
  {
    var queries = TerminalQueries()
    queries.record(.version(version))
    #expect(queries.capabilities.repetition == repetition)
  }

  @Test(arguments: [("kitty(0.26.5)", true), ("tmux 3.3a", true), ("XTerm(379)", false)])
  func recognizesTerminalsWithLinksAndUnderlineStyles(version: String, isKnown: Bool) {
    var queries = TerminalQueries()
    queries.record(.version(version))
    #expect(queries.capabilities.hasUnderlineStyles == isKnown)
    #expect(queries.capabilities.hasHyperlinks == isKnown)
  }

  @Test(arguments: [("kitty(0.26.5)", true), ("tmux 3.3a", true), ("Unheard-of", false)])
  func recognizesTerminalsThatKeepWideGlyphsInTheirRow(version: String, isKnown: Bool) {
    var queries = TerminalQueries()
    queries.record(.version(version))
    #expect(queries.capabilities.clipsWideGlyphs == isKnown)
  }

  @Test func usesKittysGraphicsProtocolRatherThanSixel() {
    var queries = TerminalQueries()
    queries.record(.version("WezTerm 20240203"))
    queries.record(.deviceAttributes(hasSixel: true))
    #expect(queries.capabilities.graphics == nil)
    queries.pixelsPerCell = Size(width: 8, height: 16)
    #expect(queries.capabilities.graphics?.format == .sixel)
    queries.record(.kittyGraphics(isKnown: true))
    queries.record(.pixelsPerCell(Size(width: 9, height: 18)))
    let graphics = TerminalGraphics(.kitty, pixelsPerCell: Size(width: 9, height: 18))
    #expect(queries.capabilities.graphics == graphics)
  }

  @Test(
    arguments: [
      ("iTerm2 3.5.0", .inlineImages), ("mintty 3.7.0", .sixel), ("Konsole 22.12.3", nil),
    ] as [(String, TerminalGraphics.Format?)])
  func prefersFilesToSixelWhereTheTerminalHasThem(
    version: String, format: TerminalGraphics.Format?
  ) {
    var queries = TerminalQueries()
    queries.record(.version(version))
    queries.record(.deviceAttributes(hasSixel: true))
    queries.pixelsPerCell = Size(width: 8, height: 16)
    #expect(queries.capabilities.graphics?.format == format)
  }

  @Test(
    arguments: [
      ("kitty(0.36.1)", false, "^_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA^\\^[16t^[c"),
      ("tmux 3.5a", true, "^[16t^[c"), ("Konsole 22.12", true, nil),
      ("tmux 3.3a", false, nil),
      (nil, true, "^[16t^[c"), (nil, false, nil),
    ] as [(String?, Bool, String?)])
  func queriesPicturesOnlyOfTerminalsThatMayHaveThem(
    version: String?, hasSixel: Bool, request: String?
  ) {
    var queries = TerminalQueries()
    if let version { queries.record(.version(version)) }
    queries.record(.deviceAttributes(hasSixel: hasSixel))
    #expect(
      queries.takeGraphicsRequest()?.replacing("\u{1B}", with: "^") == request)
    #expect(queries.takeGraphicsRequest() == nil)
  }

  @Test func endsWithTheQueryThatEveryTerminalAnswers() {
    #expect(TerminalQueries().request.hasSuffix(TerminalQueries.deviceAttributesQuery))
  }

  @Test func areVerifiedByAModeThatNoOtherSessionQueries() {
    let queries = TerminalQueries(unknownMode: 12_345)
    #expect(queries.request.contains("\u{1B}[?12345$p"))
    #expect(queries.verifies(.mode(12_345, isKnown: false)))
    #expect(!queries.verifies(.mode(12_346, isKnown: false)))
    #expect(!queries.verifies(.mode(12_345, isKnown: true)))
    #expect(!queries.verifies(.deviceAttributes()))
  }
}
