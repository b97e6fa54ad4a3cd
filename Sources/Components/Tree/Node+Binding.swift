import Signals

private struct NewestValueSubscription<Value: Sendable>: NodeSubscription {
  let upstream: ValueOrPublisher<Value>.Upstream
  let pendingValue: PendingValue<Value>
  let subscription: AnyCancellable

  func cancel() {
    subscription.cancel()
    pendingValue.invalidate()
  }
}

/// All nodes, for extensions whose parameters mention `Self`.
@MainActor
protocol NodeProtocol: Node {}

extension Node: NodeProtocol {}

extension NodeProtocol {
  /// Applies a value at once, or the newest value of a publisher before each frame, until the node
  /// unmounts or another value or publisher is bound to the slot.
  ///
  /// A publisher's current value is applied before this returns. Binding the publisher that is
  /// bound already changes nothing; with another one, the node keeps what it shows until that
  /// sends.
  func bind<Value>(
    _ value: ValueOrPublisher<Value>, slot: Int = 0,
    apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    let subscription = subscription(in: slot) as? NewestValueSubscription<Value>
    if let upstream = value.upstream, let subscription,
      upstream.isIdentical(to: subscription.upstream)
    {
      return
    }
    if value.upstream == nil || subscription == nil, let initial = value.initial {
      apply(self, initial)
    }
    let new = value.upstream.map { upstream in
      let pendingValue = PendingValue<Value>(tree.updateQueue) { [unowned self] in apply(self, $0) }
      let subscription = upstream.subscribe(pendingValue)
      pendingValue.flush()
      return NewestValueSubscription(
        upstream: upstream, pendingValue: pendingValue, subscription: subscription)
    }
    setSubscription(new, in: slot)
  }
}
