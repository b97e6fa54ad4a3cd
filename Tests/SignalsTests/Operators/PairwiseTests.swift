import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct PairwiseTests {
  @Test func publishesEachValueWithItsPredecessor() {
    let pairs = marbles("--a----b----c----|") { $0.pairwise().map { $0.previous + $0.new } }
    #expect(pairs == "-------<ab>-<bc>-|")
  }

  @Test func restartsForEachSubscription() {
    let sums = [1, 2, 3].publisher.pairwise().map(+)
    #expect(Recorder(sums).values == [3, 5])
    #expect(Recorder(sums).values == [3, 5])
  }

  @Test func keepsTheContract() {
    expectContract("pairwise()", { $0.pairwise().map { [$0.previous, $0.new] } }) {
      $0.dropLast().map { [$0, $0 + 1] }
    }
  }
}
