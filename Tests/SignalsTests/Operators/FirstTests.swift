import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FirstTests {
  @Test func finishesWithTheFirstValue() {
    #expect(marbles("--a--b--c-|") { $0.first() } == "--(a|)")
  }

  @Test func finishesWithTheFirstMatchingValue() {
    #expect(marbles("--1--2--3-|") { $0.first { $0 > "1" } } == "-----(2|)")
  }

  @Test func completesWithTheUpstream() {
    #expect(marbles("----|") { $0.first() } == "----|")
    #expect(marbles("----#") { $0.first() } == "----#")
  }

  @Test func keepsTheContract() {
    expectContract("first()", { $0.first() }) { Array($0.prefix(1)) }
    expectContract("first(where:)", { $0.first { $0 > 2 } }) { Array($0.dropFirst(3).prefix(1)) }
  }
}
