import Signals
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct ResponseTimerTests {
  private let start = Instant(offset: .seconds(10))

  private func instant(_ milliseconds: Int) -> Instant {
    start.advanced(by: .milliseconds(milliseconds))
  }

  /// A timer of queries that were sent at the start and answered after `milliseconds`.
  private func timer(
    answeredAfter milliseconds: Int? = nil, isVerified: Bool = true
  ) -> ResponseTimer {
    var timer = ResponseTimer()
    timer.didSend(at: start)
    timer.isVerified = isVerified
    if let milliseconds { timer.didReceive(at: instant(milliseconds)) }
    return timer
  }

  @Test(arguments: [(0, 100), (1, 102), (100, 300), (300, 700), (4_000, 5_000)])
  func waitsLongerThanTheRoundTrip(roundTrip: Int, timeout: Int) {
    let timer = timer(answeredAfter: roundTrip)
    #expect(timer.timeout(isRemote: true) == .milliseconds(timeout))
    #expect(timer.timeout(isRemote: false) == .milliseconds(min(timeout, 1_000)))
    #expect(timer.remaining(at: instant(5), isRemote: true) == .zero)
  }

  @Test(arguments: [(0, 100), (1, 102), (300, 700), (4_000, 1_000)])
  func waitsBrieflyForResponsesThatAnyoneMayHaveSent(roundTrip: Int, remote: Int) {
    let timer = timer(answeredAfter: roundTrip, isVerified: false)
    #expect(timer.timeout(isRemote: false) == .milliseconds(100))
    #expect(timer.timeout(isRemote: true) == .milliseconds(remote))
  }

  @Test func doesNotQueryATerminalAgainThatHasNotResponded() {
    #expect(timer().timeout(isRemote: true) == nil)
    #expect(ResponseTimer().timeout(isRemote: false) == nil)
  }

  @Test func waitsForOutstandingResponses() {
    #expect(timer().remaining(at: instant(400), isRemote: false) == .milliseconds(600))
    #expect(timer().remaining(at: instant(400), isRemote: true) == .milliseconds(2_600))
    #expect(timer().remaining(at: instant(3_400), isRemote: true) == .zero)
    #expect(ResponseTimer().remaining(at: start, isRemote: true) == .zero)
  }

  @Test func waitsForOtherResponsesAsLongAsForTheFirst() {
    for (isVerified, limit) in [(true, 700), (false, 100)] {
      var timer = timer(answeredAfter: 300, isVerified: isVerified)
      timer.didSend(at: instant(2_000))
      let remaining = timer.remaining(at: instant(2_020), isRemote: false)
      #expect(remaining == .milliseconds(limit - 20))
      #expect(timer.timeout(isRemote: false) == nil)
      timer.didReceive(at: instant(2_100))
      #expect(timer.timeout(isRemote: false) == .milliseconds(min(300, limit)))
    }
  }

  @Test func keepsTheRoundTripWhenThereWasNoQuery() {
    var timer = timer(answeredAfter: 20)
    timer.didReceive(at: instant(1_000))
    #expect(timer.roundTrip == .milliseconds(20))
  }
}
