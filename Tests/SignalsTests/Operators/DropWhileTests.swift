import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct DropWhileTests {
  @Test func publishesFromTheFirstNonMatchingValue() {
    #expect(marbles("--1--2--3--1-|") { $0.drop { $0 < "2" } } == "-----2--3--1-|")
  }

  @Test func keepsTheContract() {
    expectContract("drop(while:)", { $0.drop { $0 < 3 } }) { Array($0.dropFirst(3)) }
  }
}
