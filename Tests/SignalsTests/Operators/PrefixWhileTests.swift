import Signals
import SignalsTesting
import Testing

@Suite struct PrefixWhileTests {
  @Test func finishesWithTheFirstForWhichItIsFalse() {
    #expect(marbles("--1--2--3--1-|") { $0.prefix { $0 < "3" } } == "--1--2--|")
  }

  @Test func letsGoOfTheUpstreamAtOnce() {
    #expect(Recorder((1...).publisher.prefix { $0 < 3 }).values == [1, 2])
  }
}
