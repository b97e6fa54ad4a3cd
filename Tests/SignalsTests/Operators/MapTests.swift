import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MapTests {
  @Test func publishesTransformedValues() {
    #expect(marbles("--a--b-|") { $0.map { $0.uppercased() } } == "--A--B-|")
  }

  @Test func passesOnAFailure() {
    #expect(marbles("--a-#") { $0.map { $0.uppercased() } } == "--A-#")
  }

  @Test func keepsTheContract() {
    expectContract("map(_:)", { $0.map { $0 + 1 } }) { $0.map { $0 + 1 } }
  }
}
