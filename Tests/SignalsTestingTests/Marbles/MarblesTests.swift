import SignalsTesting
import Testing

@Suite struct MarblesTests {
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

  @Test func ignoresTrailingFramesInComparisons() {
    #expect("--a--" as Marbles == "--a")
    #expect("--a" as Marbles != "-a")
    #expect("a|" as Marbles != "a#")
    #expect("a" as Marbles != "<aa>")
  }
}
