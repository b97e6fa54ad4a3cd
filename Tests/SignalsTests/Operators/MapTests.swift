import Signals
import SignalsTesting
import Testing

@Suite struct MapTests {
  @Test func publishesWhatTransformMakesOfEachValue() {
    #expect(marbles("--a--b-|") { $0.map { $0.uppercased() } } == "--A--B-|")
  }

  @Test func passesAFailureOn() {
    #expect(marbles("--a-#") { $0.map { $0.uppercased() } } == "--A-#")
  }
}
