import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FilterTests {
  @Test func publishesIncludedValues() {
    #expect(marbles("--a-B-c-|") { $0.filter { $0 == $0.lowercased() } } == "--a---c-|")
  }

  @Test func keepsTheContract() {
    expectContract("filter(_:)", { $0.filter { $0 % 3 != 0 } }) { $0.filter { $0 % 3 != 0 } }
  }
}
