import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractReleaseTests {
  @Test func reportsJobsLeftScheduled() {
    let scheduler = TestScheduler()
    let kept = CurrentValueSubject<[AnyCancellable], Never>([])
    let violations = contractViolations(on: scheduler) {
      UncancelledDelay(upstream: $0, scheduler: scheduler, kept: kept)
    }
    #expect(violations.contains("It left 8 jobs scheduled when it was cancelled."))
    #expect(violations.contains("It sent more after it was cancelled."))
    #expect(
      violations.contains(
        "A value was delivered after the completion, when its upstream finished."))
  }
}
