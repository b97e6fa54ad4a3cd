import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RemoveDuplicatesTests {
  @Test func dropsAValueEqualToTheOneBefore() {
    #expect(marbles("--a-a-b-a-|") { $0.removeDuplicates() } == "--a---b-a-|")
  }

  @Test func usesTheGivenEquivalence() {
    let result = marbles("--a-A-b-a-|") {
      $0.removeDuplicates { $0.lowercased() == $1.lowercased() }
    }
    #expect(result == "--a---b-a-|")
  }

  @Test func comparesWithTheLastPublishedValue() {
    let result = marbles("-1-2-3-|") {
      $0.compactMap { Int($0) }.removeDuplicates { $1 - $0 < 2 }
    }
    #expect(result == "-1---3-|")
  }

  @Test func keepsTheContract() {
    expectContract("removeDuplicates()", { $0.map { $0 / 2 }.removeDuplicates() }) {
      $0.filter { $0 % 2 == 0 }.map { $0 / 2 }
    }
    expectContract("removeDuplicates(by:)", { $0.removeDuplicates { $1 < $0 + 3 } }) {
      $0.filter { $0 % 3 == 0 }
    }
  }
}
