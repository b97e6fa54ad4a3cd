import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct FilterTests {
  @Test func publishesIncludedValues() {
    #expect(marbles("--a-B-c-|") { $0.filter { $0 == $0.lowercased() } } == "--a---c-|")
  }

  @Test func keepsTheContract() {
    expectContract("filter(_:)", { $0.filter { $0 % 3 != 0 } }) { $0.filter { $0 % 3 != 0 } }
  }
}
