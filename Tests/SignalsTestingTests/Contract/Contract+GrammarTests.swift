import Signals
import Testing

@testable import SignalsTesting

@Suite(.timeLimit(.minutes(1))) struct ContractGrammarTests {
  @Test func reportsASecondSubscription() {
    let violations = contractViolations { upstream in
      upstream.merge(with: upstream.filter { _ in false })
    }
    #expect(violations.contains("It subscribed 2 times to its upstream, not once."))
  }

  @Test func allowsResubscriptionAfterAFailure() {
    #expect(contractViolations { Resubscribing(upstream: $0) } != [])
    #expect(contractViolations(mayResubscribe: true) { Resubscribing(upstream: $0) } == [])
  }
}
