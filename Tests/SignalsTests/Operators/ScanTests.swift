import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ScanTests {
  @Test func publishesTheRunningResult() {
    let sums = marbles("--1--2--3-|") { $0.compactMap { Int($0) }.scan(0, +) }
    #expect(sums == "--1--3--6-|")
  }

  @Test func restartsForEachSubscription() {
    let sums = [1, 2].publisher.scan(0, +)
    #expect(Recorder(sums).values == [1, 3])
    #expect(Recorder(sums).values == [1, 3])
  }

  @Test func keepsTheContract() {
    expectContract("scan(_:_:)", { $0.scan(0, +) }) { $0.map { (0...$0).reduce(0, +) } }
  }
}
