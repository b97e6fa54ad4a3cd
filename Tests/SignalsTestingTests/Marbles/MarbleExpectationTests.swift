import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MarbleExpectationTests {
  @Test func acceptsAnEqualDiagram() throws {
    try ("--a-b|" as Marbles).expect("--a-b|")
  }

  @Test func marksTheFirstDifference() {
    let picture = """

      expected:  --a---b-|
      got:       --a-b---|
                     ^
      """
    #expect(throws: ExpectationError(picture)) {
      try ("--a-b---|" as Marbles).expect("--a---b-|")
    }
  }

  @Test func marksMissingEvents() {
    let picture = """

      expected:  -a-|
      got:       -a
                   ^
      """
    #expect(throws: ExpectationError(picture)) { try ("-a" as Marbles).expect("-a-|") }
  }

  @Test func showsBothLinesWhenTimesDifferWithinAFrame() {
    let late = Marbles([
      .init(frame: 1, mark: .value("a")),
      .init(frame: 3, offset: .milliseconds(300), mark: .value("b")),
    ])
    let picture = """

      expected:  -a-b
      got:       -a-b
                    ^
      Expected b at frame 3, but got b at frame 3 + 0.3 seconds.
      """
    #expect(throws: ExpectationError(picture)) { try late.expect("-a-b") }
  }

  @Test func showsTheProblemOfADiagram() {
    let problem = """
      Malformed diagram: a parenthesis is not closed.
        -(a
         ^
      """
    #expect(throws: ExpectationError(problem)) { try ("-a" as Marbles).expect("-(a") }
    #expect(throws: ExpectationError(problem)) { try ("-(a" as Marbles).expect("-a") }
  }

  @Test func namesFramesWhenDiagramsLookAlike() throws {
    let early = Marbles([.init(frame: 0, mark: .value("ab")), .init(frame: 1, mark: .value("c"))])
    let late = Marbles([.init(frame: 0, mark: .value("ab")), .init(frame: 2, mark: .value("c"))])
    let error = #expect(throws: ExpectationError.self) { try early.expect(late) }
    #expect(
      error?.description.hasSuffix("\nExpected c at frame 2, but got c at frame 1.") == true)
  }
}
