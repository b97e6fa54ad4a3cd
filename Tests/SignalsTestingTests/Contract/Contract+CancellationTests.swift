import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractCancellationTests {
  @Test func reportsIgnoredCancellation() {
    let kept = CurrentValueSubject<[AnyCancellable], Never>([])
    let violations = contractViolations { Uncancellable(upstream: $0, kept: kept) }
    #expect(
      violations == [
        "It sent 16 values although another thread cancelled it with the first.",
        "It kept its subscriber when it was cancelled.",
        "It stayed subscribed when it was cancelled.",
        "It sent more after it was cancelled.",
        "It sent 16 values although the first cancelled it.",
      ])
  }
}
