import Signals

extension View {
  /// Runs `action` with each value of `publisher` while this view is in the tree.
  ///
  /// Values may arrive on any thread. They are buffered until the next frame, and none is lost. To
  /// show only the newest value, pass the publisher to the modifier that shows it instead.
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    scopeModifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}

private nonisolated struct OnReceiveModifier<Source: Publisher>: ScopeModifier
where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void

  @MainActor
  func didUpdateContent(of scope: OnReceiveNode<Source>, isNew: Bool) {
    scope.subscribe(to: publisher, perform: action)
  }
}

private final class OnReceiveNode<Source: Publisher>: GroupNode, ScopeNode
where Source.Failure == Never {
  private var action: (@MainActor (Source.Output) -> Void)?

  /// Subscribes to `publisher`, unless the node is already subscribed to an identical one. Values
  /// sent during the subscription are received before the first frame.
  func subscribe(to publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void)
  {
    self.action = action
    if let subscription = subscription(in: 0) as? EveryValueSubscription<Source>,
      areIdentical(subscription.publisher, publisher)
    {
      return
    }
    let pendingValue = PendingValue<[Source.Output]>(tree.updateQueue) { [unowned self] values in
      for value in values { self.action?(value) }
    }
    let subscription = publisher.subscribe(EveryValueSubscriber(pendingValue: pendingValue))
    setSubscription(
      EveryValueSubscription(
        publisher: publisher, pendingValue: pendingValue, subscription: subscription), in: 0)
    tree.afterEvaluating { pendingValue.flush() }
  }
}

private struct EveryValueSubscription<Source: Publisher>: NodeSubscription {
  let publisher: Source
  let pendingValue: PendingValue<[Source.Output]>
  let subscription: AnyCancellable

  func cancel() {
    subscription.cancel()
    pendingValue.invalidate()
  }
}
