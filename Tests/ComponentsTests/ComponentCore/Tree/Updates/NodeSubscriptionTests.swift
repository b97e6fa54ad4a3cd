import Components
import Signals
import TestSupport
import Testing

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct NodeSubscriptionTests {
  private let queue = UpdateQueue {}
  private let first = PassthroughSubject<String, Never>()
  private let second = PassthroughSubject<String, Never>()

  private func subscription(_ apply: @escaping @MainActor (String) -> Void) -> NodeSubscription {
    let pendingValue = PendingValue<String>(queue, apply: apply)
    let cancellable = first.subscribe(pendingValue)
    pendingValue.flush()
    return NodeSubscription(of: pendingValue, to: first, cancellable)
  }

  @Test func recognizesItsPublisher() {
    let subscription = subscription { _ in }
    #expect(subscription.isSubscribed(to: first))
    #expect(!subscription.isSubscribed(to: second))
    #expect(!subscription.isSubscribed(to: first.map { $0.uppercased() }))
  }

  @Test func cancellationDiscardsThePendingValue() {
    var applied: [String] = []
    let subscription = subscription { applied.append($0) }
    first.send("a")
    _ = queue.performAll()
    first.send("b")
    subscription.cancel()
    first.send("c")
    _ = queue.performAll()
    #expect(applied == ["a"])
  }

  @Test func deinitializationCancels() {
    let cancellations = CurrentValueSubject<Int, Never>(0)
    do {
      let counted = first.handleEvents(receiveCancel: { cancellations.value += 1 })
      let pendingValue = PendingValue<String>(queue) { _ in }
      let subscription = NodeSubscription(
        of: pendingValue, to: counted, counted.subscribe(pendingValue))
      #expect(subscription.isSubscribed(to: counted))
      #expect(cancellations.value == 0)
    }
    #expect(cancellations.value == 1)
  }
}
