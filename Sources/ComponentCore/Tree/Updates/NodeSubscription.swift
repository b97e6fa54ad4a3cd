import Signals

/// A subscription of a node to a publisher.
@MainActor
final class NodeSubscription {
  private let publisher: any Publisher
  private let pendingValue: any AnyPendingValue
  private let cancellable: AnyCancellable

  /// Creates a subscription of `pendingValue` to `publisher`, which `cancellable` cancels.
  init<Value>(
    of pendingValue: PendingValue<Value>, to publisher: any Publisher, _ cancellable: AnyCancellable
  ) {
    self.publisher = publisher
    self.pendingValue = pendingValue
    self.cancellable = cancellable
  }

  /// Returns whether this is a subscription to `other`, judged by its bits.
  func isSubscribed<Other: Publisher>(to other: Other) -> Bool {
    (publisher as? Other).map { areIdentical($0, other) } ?? false
  }

  /// Cancels the subscription and discards the pending value.
  func cancel() {
    cancellable.cancel()
    pendingValue.invalidate()
  }
}
