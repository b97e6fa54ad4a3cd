import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ContractEndsTests {
  @Test func reportsSwallowedFailures() {
    let violations = contractViolations { $0.catch { _ in Empty<Int, Never>() } }
    #expect(
      violations == [
        "It finished when its empty upstream failed.",
        "It finished when its upstream failed after one value.",
        "It finished when its upstream failed.",
      ])
  }

  @Test func allowsRecoveryWhereItIsMeant() {
    #expect(contractViolations(mayRecover: true) { $0.replaceError(with: 0) } == [])
  }

  @Test func reportsAFailureThatIsSwallowedWhileAnotherUpstreamIsActive() {
    let violations = contractViolations { UnsafeMerge($0, $1, endFault: .goesOn) }
    #expect(violations.contains("It went on when one of its upstreams failed."))
    #expect(violations.contains("It finished when one of its upstreams finished.") == false)
  }

  @Test func reportsAnEndThatNeverComes() {
    let violations = contractViolations { UnsafeMerge($0, $1, endFault: .neverCompletes) }
    #expect(
      violations.contains("It did not complete when its upstreams ended one after the other."))
  }

  @Test func reportsAnUpstreamThatStaysSubscribed() {
    let violations = contractViolations { UnsafeMerge($0, $1) }
    #expect(
      violations.contains("It stayed subscribed to an upstream when another had ended it."))
  }

  @Test func uncoversATrapOfAnEmptyUpstream() async {
    await #expect(processExitsWith: .failure) {
      _ = contractViolations { upstream in
        upstream.collect().map { values -> Int in
          guard let first = values.first else { fatalError("empty") }
          return first
        }
      }
    }
  }
}
