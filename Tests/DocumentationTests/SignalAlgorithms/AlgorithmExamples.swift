import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

/// The examples of *SignalAlgorithms*.
@Suite(.watchdog) struct AlgorithmExamples {
  private let clock = TestScheduler()

  @Test func lookAtAWindow() {
    #expect(
      marbles("-a---b---c----|") { $0.latest(2).map { $0.joined() } } == "-a---<ab><bc>-|")
    #expect(
      marbles("-a---b---c----|") { $0.windows(ofCount: 2).map { $0.joined() } }
        == "-----<ab><bc>-|")
    #expect(
      marbles("-a---b-----------|", on: clock) {
        $0.latest(for: .seconds(8), scheduler: clock).map { $0.isEmpty ? "0" : $0.joined() }
      } == "-a---<ab>b---0---|")
    #expect(
      marbles("-2--4--9-|") {
        $0.compactMap { Double($0) }.movingAverage(ofLatest: 3).map { Int($0) }
      } == "-2--3--5-|")
    #expect(
      marbles("-2--4--9-|") {
        $0.compactMap { Int($0) }.percentiles([0.5], ofLatest: 3).map { $0[0] }
      } == "-2--2--4-|")
  }

  @Test func measurePeriods() {
    #expect(
      marbles("-a-b-c-------d-|", on: clock) { $0.sampled(every: .seconds(4), scheduler: clock) }
        == "----b---c------(d|)")
    #expect(
      marbles("-a-b-c-------d-|", on: clock) { $0.rate(per: .seconds(4), scheduler: clock) }
        == "----2---1---0--|")
  }

  @Test func readBytes() {
    let pieces = ["ab\nc", "d\n"].publisher.map { Array($0.utf8) }
    #expect(Recorder(pieces.lines()).values == ["ab", "cd"])
  }
}
