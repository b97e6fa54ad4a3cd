import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ContractAbandonmentTests {
  @Test func reportsASubscriberThatItsSubscriptionKeeps() {
    let violations = contractViolations { RetainingUntilTheEnd(upstream: $0) }
    #expect(violations == ["It kept its subscriber when nothing was left that could send."])
  }

  @Test func allowsResubscribingOperatorsToRetainTheirUpstream() {
    #expect(contractViolations(mayResubscribe: true) { $0.retry(1) } == [])
  }
}

/// An operator whose subscription retains the subscriber until it ends or is cancelled.
private struct RetainingUntilTheEnd: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  let upstream: AnyPublisher<Int, ContractError>

  func subscribe<S: Subscriber<Int, ContractError>>(_ subscriber: consuming S) -> AnyCancellable {
    let kept = Kept(subscriber)
    let subscription = upstream.subscribe(RetainedSubscriber(kept: kept))
    return AnyCancellable {
      subscription.cancel()
      kept.release()
    }
  }
}

private final class Kept<Downstream: Subscriber<Int, ContractError>>: Sendable {
  private let downstream: CurrentValueSubject<Downstream?, Never>

  init(_ downstream: Downstream) {
    self.downstream = CurrentValueSubject(downstream)
  }

  /// The subscriber, as a copy, which shares the record of the contract.
  var current: Downstream? { downstream.value }

  func release() { downstream.value = nil }
}

private struct RetainedSubscriber<Downstream: Subscriber<Int, ContractError>>: Subscriber {
  let kept: Kept<Downstream>

  func receive(_ input: Int) -> Demand {
    var downstream = kept.current
    let demand = downstream?.receive(input) ?? .stop
    if demand == .stop { kept.release() }
    return demand
  }

  func receive(completion: Completion<ContractError>) {
    var downstream = kept.current
    kept.release()
    downstream?.receive(completion: completion)
  }
}
