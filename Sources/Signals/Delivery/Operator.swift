/// An operator on one upstream: connects a subscriber to the upstream.
///
/// Most operators are a ``Stage``. The others create a serializer or another object for each
/// subscription.
@usableFromInline
package protocol Operator<Input, Failure>: Sendable {
  associatedtype Input: Sendable
  associatedtype Failure: Error
  associatedtype Output: Sendable = Input
  associatedtype NewFailure: Error = Failure

  /// Whether the operator itself may send values without end while it is subscribed to.
  var sendsEndlessly: Bool { get }

  /// Subscribes to `upstream` on behalf of `subscriber`.
  consuming func subscribe<S: Subscriber<Output, NewFailure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable
}

extension Operator {
  @inlinable
  package var sendsEndlessly: Bool { false }
}

/// The publisher of every operator on one upstream.
@usableFromInline
package struct OperatorPublisher<Upstream: Publisher, Applied>: Publisher, EndlessPublisher
where Applied: Operator<Upstream.Output, Upstream.Failure> {
  @usableFromInline package typealias Output = Applied.Output
  @usableFromInline package typealias Failure = Applied.NewFailure

  @usableFromInline let upstream: Upstream
  @usableFromInline let applied: Applied

  @inlinable
  package init(_ upstream: Upstream, _ applied: Applied) {
    self.upstream = upstream
    self.applied = applied
  }

  @inlinable
  package var sendsEndlessly: Bool { upstream.sendsEndlessly || applied.sendsEndlessly }

  @inlinable @inline(__always)
  package consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    applied.subscribe(subscriber, to: upstream)
  }
}

/// A publisher whose `subscribe` may send values without end before it returns, as that of an
/// infinite sequence does.
///
/// ``Publisher/values`` subscribes to such a publisher in a task of its own, and other publishers
/// do not wait behind it.
@usableFromInline
package protocol EndlessPublisher {
  /// Whether that is so.
  var sendsEndlessly: Bool { get }
}

extension Publisher {
  /// Whether `subscribe` may send values without end before it returns.
  @inlinable
  package var sendsEndlessly: Bool {
    // The compiler decides this for most types. A subject sends nothing of its own accord.
    if Self.self is AnyObject.Type { return false }
    return (self as? any EndlessPublisher)?.sendsEndlessly ?? false
  }
}
