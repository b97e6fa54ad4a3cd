import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct RunMarblesTests {
  @Test func drawsTheOutput() {
    #expect(marbles("--a-a-b-|") { $0.removeDuplicates() } == "--a---b-|")
    #expect(marbles("-a---#") { $0.map { $0 + $0 } } == "-<aa>#")
  }

  @Test func subscribesAndCancelsAtTheMarks() {
    #expect(marbles("--a-^-b-c-!-d-|") { $0.map { $0.uppercased() } } == "------B-C")
    #expect(marbles("--a---c|", "-^--b") { $0.merge(with: $1) } == "--a-b-c")
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

  @Test func countsFramesFromTheCurrentTime() {
    let scheduler = TestScheduler()
    scheduler.advance(by: .seconds(10))
    let ticks = marbles("---", on: scheduler) { _ in
      Interval(every: .seconds(2), on: scheduler).prefix(2)
    }
    #expect(ticks == "--0-(1|)")
  }
}
