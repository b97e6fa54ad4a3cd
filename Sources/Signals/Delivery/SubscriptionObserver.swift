/// A subscriber that is told about its subscription, before the first event.
///
/// Subscribers know no subscription, because an operator ends its upstream with its answer to a
/// value. These calls are for what `handleEvents`, `print` and `share` tell of a subscription, so
/// that it has the order that it has in Combine.
@usableFromInline
protocol SubscriptionObserver {
  /// Retains `upstream`, if this may complete early, to cancel it before it completes.
  mutating func prepareToEnd(_ upstream: Subscription)

  /// Learns that the upstream counts as subscribed to.
  func didSubscribe()
}

extension Subscriber {
  /// Lets the operators of this chain that may complete early cancel `upstream` before.
  @inlinable
  mutating func prepareToEnd(_ upstream: Subscription) {
    guard var observer = self as? any SubscriptionObserver else { return }
    observer.prepareToEnd(upstream)
    if let prepared = observer as? Self { self = prepared }
  }

  /// Tells the operators of this chain that their upstream counts as subscribed to.
  @inlinable
  func didSubscribe() {
    (self as? any SubscriptionObserver)?.didSubscribe()
  }
}

extension StageSubscriber: SubscriptionObserver {
  @usableFromInline
  mutating func prepareToEnd(_ upstream: Subscription) {
    if stage.prepareToEnd(upstream) { downstream.prepareToEnd(upstream) }
  }

  @usableFromInline
  func didSubscribe() {
    stage.didSubscribe()
    downstream.didSubscribe()
  }
}

extension AnySubscriber: SubscriptionObserver {
  @usableFromInline
  func prepareToEnd(_ upstream: Subscription) {
    if let box { tellBox?(box, upstream) }
  }

  @usableFromInline
  func didSubscribe() {
    if let box { tellBox?(box, nil) }
  }
}
