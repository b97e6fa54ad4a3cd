import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RunMarblesTests {
  @Test func drawsTheOutput() {
    #expect(marbles("--a-a-b-|") { $0.removeDuplicates() } == "--a---b-|")
    #expect(marbles("-a---#") { $0.map { $0 + $0 } } == "-<aa>#")
  }

  @Test func subscribesAndCancelsAtTheMarks() {
    #expect(marbles("--a-^-b-c-!-d-|") { $0.map { $0.uppercased() } } == "------B-C")
    #expect(marbles("--a---c|", "-^--b") { $1.merge(with: $0) } == "--a-b-c")
  }

  @Test func isEmptyWithoutASubscription() {
    #expect(marbles("-a-|") { $0 } != marbles("-a-|!") { $0.prefix(0) })
  }

  @Test func acceptsAnyNumberOfStreams() {
    #expect(marbles(["-a", "--b", "---c"]) { $0.merged() } == "-abc")
  }

  @Test func drawsPublishersThatCannotFail() {
    #expect(marbles("-a|") { _ in Just(1) } == "(1|)")
  }

  @Test func framesHaveAnyDuration() {
    let scheduler = TestScheduler()
    let delayed = marbles("-a-b|", on: scheduler, frame: .milliseconds(100)) {
      $0.delay(for: .milliseconds(200), scheduler: scheduler)
    }
    #expect(delayed == "---a-b|")
  }

  @Test func tellsApartTimesWithinAFrame() {
    let scheduler = TestScheduler()
    let delayed = marbles("-a", on: scheduler) {
      $0.delay(for: .milliseconds(300), scheduler: scheduler)
    }
    #expect(delayed != "-a")
    #expect("\(delayed)" == "-a  a: +0.3 seconds")
  }

  @Test func namesValuesOfAnyType() {
    let users = ["a": User(name: "Ada"), "b": User(name: "Bob")]
    #expect(marbles("-a-a-b|", values: users) { $0.removeDuplicates() } == "-a---b|")
    #expect(
      marbles(["-a-b|"], values: users, results: ["x": "Ada", "y": "Bob"]) {
        $0[0].map(\.name)
      } == "-x-y|")
    let unnamed = marbles(["-a|"], values: users, results: ["x": "Bob"]) { $0[0].map(\.name) }
    #expect("\(unnamed)" == "-<Ada>|")
  }

  @Test func hasAProblemIfANameHasNoValue() {
    let numbers = marbles("-a-b|", values: ["a": 1]) { $0.replaceError(with: 0) }
    #expect(numbers.problem == "The diagram -a-b| has the name b, for which there is no value.")
  }

  @Test func hasAProblemIfTheInputIsMalformed() {
    #expect(
      marbles("-(a") { $0 }.problem?.hasPrefix("Malformed diagram: a parenthesis is not closed")
        == true)
  }

  @Test func hasAProblemIfTheRunDoesNotEnd() {
    let scheduler = TestScheduler()
    let endless = marbles("a--|", on: scheduler) { _ in
      Interval(every: .seconds(1), on: scheduler)
    }
    #expect(endless.problem?.hasPrefix("run(): after 100000 jobs, at ") == true)
  }

  @Test func hasAProblemIfTheOutputViolatesTheGrammar() {
    #expect(marbles("a") { _ in Twice() }.problem?.contains("violates the grammar") == true)
  }

  @Test func countsFramesFromTheCurrentTime() {
    let scheduler = TestScheduler()
    scheduler.advance(by: .seconds(10))
    let ticks = marbles("---", on: scheduler) { _ in
      Interval(every: .seconds(2), on: scheduler).prefix(2)
    }
    #expect(ticks == "--0-(1|)")
  }
}

private struct User: Hashable, Sendable {
  let name: String
}
