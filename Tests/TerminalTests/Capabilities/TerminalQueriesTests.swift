import TextBackend
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(5))) struct TerminalQueriesTests {
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

  @Test func endsWithTheQueryThatEveryTerminalAnswers() {
    #expect(TerminalQueries.request.hasSuffix(TerminalQueries.deviceAttributesQuery))
  }
}
