import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct LastTests {
  @Test func publishesTheLastValueAtTheEnd() {
    #expect(marbles("--a--b--c--|") { $0.last() } == "-----------(c|)")
  }

  @Test func publishesTheLastMatchingValue() {
    #expect(marbles("--1--2--3--|") { $0.last { $0 < "3" } } == "-----------(2|)")
  }

  @Test func publishesNothingWithoutValues() {
    #expect(marbles("----|") { $0.last() } == "----|")
    #expect(marbles("-a--#") { $0.last() } == "----#")
  }

  @Test func keepsTheContract() {
    expectContract("last()", { $0.last() }) { Array($0.suffix(1)) }
    expectContract("last(where:)", { $0.last { $0 < 3 } }) { Array($0.prefix(3).suffix(1)) }
  }
}
