import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MeasureIntervalTests {
  @Test func publishesTheTimeBetweenValues() {
    let scheduler = TestScheduler()
    let measured = marbles("--a---b-c-|", on: scheduler) {
      $0.measureInterval(using: scheduler).map { Int($0 / .seconds(1)) }
    }
    #expect(measured == "--2---4-2-|")
  }

  @Test func keepsTheContract() {
    expectContract("measureInterval(using:)", inTime: { $0.measureInterval(using: $1) }) {
      $0.map { _ in .zero }
    }
  }
}
