/// An activity that can be cancelled.
public protocol Cancellable: Sendable {
  /// Cancels the activity. Further calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Stores this in `set`, which retains it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }

  /// Stores this at the end of `collection`, which retains it.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

/// A cancellable that also cancels when it is released.
///
///     let subscription = titles.sink { print($0) }
///     subscription.cancel()
///
/// After ``cancel()`` returns, the calling thread receives no further value, while a delivery
/// that is running on another thread may still complete. It may be called from any thread, also
/// during a delivery.
public final class AnyCancellable: Cancellable, Hashable {
  @usableFromInline let subscription: Subscription?

  @inlinable
  init(_ subscription: Subscription?) {
    self.subscription = subscription
  }

  /// Creates a cancellable that calls `cancel` once, when it is cancelled or released.
  public convenience init(_ cancel: @escaping @Sendable () -> Void) {
    self.init(CancellationHandler(cancel))
  }

  /// Creates a cancellable that cancels `other` when it is cancelled or released.
  public convenience init(_ other: some Cancellable) {
    self.init { other.cancel() }
  }

  /// The result of a subscription that ended before it could be returned.
  @usableFromInline static let ended = AnyCancellable(nil as Subscription?)

  /// Cancels the subscription.
  public func cancel() {
    subscription?.cancel()
  }

  deinit {
    // The unmanaged reference avoids a retain and a release around the call.
    subscription.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { $0.cancel() }
  }

  /// Returns whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
