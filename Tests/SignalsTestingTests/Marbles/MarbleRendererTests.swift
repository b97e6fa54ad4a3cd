import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MarbleRendererTests {
  @Test func movesMarksThatFindNoRoom() {
    let events: [Marbles.Event] = [
      .init(frame: 0, mark: .value("ab")), .init(frame: 1, mark: .value("c")),
      .init(frame: 9, mark: .finished),
    ]
    #expect(Marbles(events).description == "<ab>c----|")
  }

  @Test func groupsEventsOfOneFrame() {
    let events: [Marbles.Event] = [
      .init(frame: 1, mark: .value("a")), .init(frame: 1, mark: .failed),
    ]
    #expect(Marbles(events).description == "-(a#)")
  }

  @Test(arguments: ["-", "|", "#", "^", "!", "(", ")", "<", ">", "", " ", "ab"])
  func bracketsValuesThatAreNoSingleCharacter(value: String) {
    #expect(Marbles([.init(frame: 0, mark: .value(value))]).description == "<\(value)>")
  }

  @Test func listsMarksThatAreLateInTheirFrame() {
    let events: [Marbles.Event] = [
      .init(frame: 1, offset: .milliseconds(300), mark: .value("a")),
      .init(frame: 2, mark: .value("b")),
      .init(frame: 3, offset: .milliseconds(500), mark: .finished),
    ]
    #expect(Marbles(events).description == "-ab|  a: +0.3 seconds  |: +0.5 seconds")
  }

  @Test func showsTheProblem() {
    #expect(
      ("a)" as Marbles).description.hasPrefix(
        "Malformed diagram: a closing parenthesis has no opening one.\n"))
  }

  @Test func drawsSubscriptionsAndCancellations() {
    let events: [Marbles.Event] = [
      .init(frame: 0, mark: .subscribed), .init(frame: 2, mark: .cancelled),
    ]
    #expect(Marbles(events).description == "^-!")
  }
}
