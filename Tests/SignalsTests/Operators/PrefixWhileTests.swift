import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct PrefixWhileTests {
  @Test func finishesAtTheFirstNonMatchingValue() {
    #expect(marbles("--1--2--3--1-|") { $0.prefix { $0 < "3" } } == "--1--2--|")
  }

  @Test func completesWithTheUpstream() {
    #expect(marbles("--1--2--|") { $0.prefix { $0 < "3" } } == "--1--2--|")
    #expect(marbles("--1--#") { $0.prefix { $0 < "3" } } == "--1--#")
  }

  @Test func cancelsTheUpstreamAtOnce() {
    #expect(Recorder((1...).publisher.prefix { $0 < 3 }).values == [1, 2])
  }

  @Test func keepsTheContract() {
    expectContract("prefix(while:)", { $0.prefix { $0 < 3 } }) { Array($0.prefix(3)) }
  }
}
