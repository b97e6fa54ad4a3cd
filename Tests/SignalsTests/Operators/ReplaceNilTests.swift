import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ReplaceNilTests {
  @Test func replacesNil() {
    #expect(marbles("--1--x--2-|") { $0.map(Int.init).replaceNil(with: 0) } == "--1--0--2-|")
  }

  @Test func keepsTheContract() {
    expectContract("replaceNil(with:)", { $0.map { $0 > 2 ? $0 : nil }.replaceNil(with: 0) }) {
      $0.map { $0 > 2 ? $0 : 0 }
    }
  }
}
