import Signals

/// All nodes, for extensions whose parameters mention `Self`.
@MainActor
package protocol NodeProtocol: Node {}

extension Node: NodeProtocol {}

extension NodeProtocol {
  /// Applies a value at once, or the newest value of a publisher before each frame, until the node
  /// unmounts or another value or publisher is bound to the slot.
  ///
  /// A publisher's current value is applied before this returns. Binding the publisher that is
  /// bound already changes nothing. Binding another one keeps what the node shows until that
  /// publisher sends.
  package func bind<Value>(
    _ value: ValueOrPublisher<Value>, slot: Int = 0,
    apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    if value.isConstant {
      if let initial = value.initial { apply(self, initial) }
      return setSubscription(nil, in: slot)
    }
    if let current = subscription(in: slot) {
      if value.isPublisher(of: current) { return }
    } else if let initial = value.initial {
      apply(self, initial)
    }
    let pendingValue = PendingValue<Value>(tree.updateQueue) { [unowned self] in apply(self, $0) }
    let subscription = value.subscribe(pendingValue, of: self)
    pendingValue.flush()
    setSubscription(subscription, in: slot)
  }
}
