import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MarbleParserTests {
  @Test(arguments: ["", "--a", "a-b--c|", "-a-#", "--(ab)-c-(d|)", "-<12>-<3a>|", "(<12>a|)"])
  func parsesItsOwnDescription(line: String) {
    #expect(Marbles(stringLiteral: line).description == line)
  }

  @Test func eachCharacterIsOneFrame() {
    let marbles: Marbles = "--a-(b<cd>)|"
    #expect(
      marbles.events == [
        .init(frame: 2, mark: .value("a")), .init(frame: 4, mark: .value("b")),
        .init(frame: 4, mark: .value("cd")), .init(frame: 11, mark: .finished),
      ])
  }

  @Test func parsesEveryMark() {
    #expect(
      ("^a|#!" as Marbles).events == [
        .init(frame: 0, mark: .subscribed), .init(frame: 1, mark: .value("a")),
        .init(frame: 2, mark: .finished), .init(frame: 3, mark: .failed),
        .init(frame: 4, mark: .cancelled),
      ])
  }

  @Test func longValuesMayContainMarks() {
    #expect(
      ("<a-|>b" as Marbles).events == [
        .init(frame: 0, mark: .value("a-|")), .init(frame: 5, mark: .value("b")),
      ])
  }

  @Test func blanksTakeNoFrame() {
    #expect(("  -a -b|" as Marbles) == "-a-b|")
    #expect(("-(a b)-< >" as Marbles) == "-(ab)-< >")
  }

  @Test(arguments: [
    ("-(ab", " ^", "a parenthesis is not closed"),
    ("-<ab", " ^", "an angle bracket is not closed"),
    ("a-)", "  ^", "a closing parenthesis has no opening one"),
    ("a->", "  ^", "a closing angle bracket has no opening one"),
    ("-(a(b))|", "   ^", "a group must not contain a group"),
  ])
  func showsWhereADiagramIsMalformed(line: String, caret: String, fault: String) {
    #expect(
      Marbles(stringLiteral: line).problem == """
        Malformed diagram: \(fault).
          \(line)
          \(caret)
        """)
  }
}
