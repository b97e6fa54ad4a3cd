import Foundation
import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ContractIndependenceTests {
  @Test func acceptsStateOfEachSubscription() {
    #expect(contractViolations { $0.scan(0) { $0 + $1 } } == [])
    #expect(contractViolations { $0.share() } == [])
  }

  @Test func namesStateThatAllSubscriptionsShare() {
    let violations = contractViolations { Sharing(upstream: $0, slot: Slot()) }
    #expect(violations == ["Its subscriptions disturbed each other on several threads."])
  }

  @Test func namesStateThatAllOperatorsShare() {
    let slot = Slot()
    let violations = contractViolations { Sharing(upstream: $0, slot: slot) }
    #expect(violations.contains("It was disturbed by the same operator on other threads."))
  }
}

/// Where an operator keeps a value for a moment.
private final class Slot: Sendable {
  let value = Lock(0)
}

/// An operator that keeps each value for a moment where all of its subscriptions keep theirs.
private struct Sharing<Upstream: Publisher<Int, ContractError>>: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  let upstream: Upstream
  let slot: Slot

  consuming func subscribe<S: Subscriber<Int, ContractError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(SharingSubscriber(slot: slot, downstream: subscriber))
  }
}

private struct SharingSubscriber<Downstream: Subscriber<Int, ContractError>>: Subscriber {
  let slot: Slot
  var downstream: Downstream

  mutating func receive(_ input: Int) -> Demand {
    slot.value.withLock { $0 = input }
    for _ in 0..<10 { sched_yield() }
    return downstream.receive(slot.value.withLock { $0 })
  }

  mutating func receive(completion: Completion<ContractError>) {
    downstream.receive(completion: completion)
  }
}
