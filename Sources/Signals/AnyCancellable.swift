/// Something under way that can be called off.
public protocol Cancellable: Sendable {
  /// Calls it off. Calling it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this alive in `set`, as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }

  /// Keeps this alive in `collection`, as long as the collection lives.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

/// A subscription's way out: cancels when asked to, and when released.
///
///     let subscription = titles.sink { print($0) }
///     subscription.cancel()
///
/// After ``cancel()`` returns, the calling thread sees no further value. A delivery under way on
/// another thread may still end. Cancel from any thread, also from inside a delivery.
public final class AnyCancellable: Cancellable, Hashable {
  @usableFromInline let subscription: Subscription?

  @inlinable
  init(_ subscription: Subscription?) {
    self.subscription = subscription
  }

  /// Runs `cancel` once, when cancelled or released.
  public convenience init(_ cancel: @escaping @Sendable () -> Void) {
    self.init(CancellationHandler(cancel))
  }

  /// Cancels `other` when cancelled or released.
  public convenience init(_ other: some Cancellable) {
    self.init { other.cancel() }
  }

  /// The result of a subscription that ended before it could be returned.
  @usableFromInline static let ended = AnyCancellable(nil as Subscription?)

  /// Ends the subscription.
  @inlinable
  public func cancel() {
    subscription?.cancel()
  }

  @inlinable
  deinit {
    subscription?.cancel()
  }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
