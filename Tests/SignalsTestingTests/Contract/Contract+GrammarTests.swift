import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractGrammarTests {
  @Test func reportsASecondSubscription() {
    let violations = contractViolations { upstream in
      upstream.filter { _ in false }.merge(with: upstream)
    }
    #expect(violations.contains("It subscribed 2 times to its upstream, not once."))
  }

  @Test func reportsASubscriptionWithoutASubscriber() {
    let kept = CurrentValueSubject<[AnyCancellable], Never>([])
    let violations = contractViolations { upstream in
      let subject = PassthroughSubject<Int, ContractError>()
      kept.value.append(
        upstream.sink(receiveCompletion: { subject.send(completion: $0) }) { subject.send($0) })
      return subject
    }
    #expect(
      violations.contains("It subscribed to its upstream before it had a subscriber."))
  }

  @Test func allowsResubscriptionAfterAFailure() {
    #expect(contractViolations { Resubscribing(upstream: $0) } != [])
    #expect(contractViolations(mayResubscribe: true) { Resubscribing(upstream: $0) } == [])
  }
}
