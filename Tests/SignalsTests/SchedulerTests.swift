import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SchedulerTests {
  private let early = Instant(offset: .seconds(1))
  private let late = Instant(offset: .seconds(3))

  @Test func instantsAreOrderedByTheirOffset() {
    #expect(early < late)
    #expect(!(late < early))
    #expect(!(early < early))
    #expect(early == Instant(offset: .seconds(1)))
  }

  @Test func instantsAdvanceByADuration() {
    #expect(early.advanced(by: .seconds(2)) == late)
    #expect(early.duration(to: late) == .seconds(2))
    #expect(late.duration(to: early) == .seconds(-2))
  }
}
