import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ContractSynchronousUpstreamsTests {
  @Test func reportsAnEndThatIsMissedDuringTheSubscription() {
    let violations = contractViolations {
      Faulty(upstream: $0, fault: .missesSynchronousCompletion)
    }
    #expect(
      violations == [
        "It did not complete when its empty upstream finished during the subscription.",
        "It did not complete when its empty upstream failed during the subscription.",
        "It did not complete when its upstream finished after one value during the subscription.",
        "It did not complete when its upstream failed after one value during the subscription.",
        "It did not complete when its upstream finished during the subscription.",
        "It did not complete when its upstream failed during the subscription.",
      ])
  }

  @Test func comparesEachEndOfEachScript() {
    #expect(contractViolations { $0.collect() } == [])
    #expect(contractViolations { $0.last() } == [])
  }
}
