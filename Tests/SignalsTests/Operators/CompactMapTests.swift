import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CompactMapTests {
  @Test func publishesNonNilResults() {
    #expect(marbles("--1-x-3-|") { $0.compactMap { Int($0) } } == "--1---3-|")
  }

  @Test func keepsTheContract() {
    expectContract("compactMap(_:)", { $0.compactMap { $0 % 3 == 0 ? nil : $0 } }) {
      $0.filter { $0 % 3 != 0 }
    }
  }
}
