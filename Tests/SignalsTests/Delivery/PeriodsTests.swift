import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct PeriodsTests {
  @Test(arguments: [0, 1, 2_365, 1 << 40])
  func theRemainderIsExact(seconds: Int) {
    let start = Instant(offset: .milliseconds(300))
    let end = start.advanced(by: .seconds(seconds))
    #expect(start.remainder(ofPeriod: .seconds(1), at: end) == .seconds(1))
    let later = end.advanced(by: .milliseconds(999))
    #expect(start.remainder(ofPeriod: .seconds(1), at: later) == .milliseconds(1))
  }
}
