/// A type that sends values over time to its subscribers.
///
///     values:  --a--b----c-|      finished
///     values:  --a--b--#          failed
///
/// # Grammar
///
/// A subscription receives any number of values, then at most one ``Completion``, then nothing:
/// `value* (finished | failure)?`. It receives one event at a time: never two at once, and never
/// one during another.
///
/// # Threads
///
/// A value is delivered on the thread that sends it, unless an operator such as `receive(on:)`
/// moves it. Values that are sent to a source during a delivery, by another thread or by the
/// delivery itself, wait in the queue of the source. `send` then returns at once, and the thread
/// that is delivering delivers them as well, in the order in which they were sent, which is the
/// same for every subscriber. No lock is held while a subscriber runs.
///
/// # The end of a subscription
///
/// Cancelling or releasing the ``AnyCancellable`` ends a subscription. When
/// ``AnyCancellable/cancel()`` returns, the calling thread receives no further value, and the
/// subscriber is released as soon as no delivery to it is running. Subscribers are also released
/// when no sender is left.
///
/// # Implementing a publisher
///
/// The `subscribe` method of an operator wraps its subscriber and passes it to the upstream.
/// Publishers push: they send values without being asked, and a subscriber that needs no more
/// answers ``Demand/stop``.
///
/// # Depth of nesting
///
/// An event passes from one operator to the next by a call. So a chain that a loop makes may have
/// 2,000 operators on a stack of 8 MB, and about five times as many in an optimized program. What
/// continues with itself, such as `append`, `flatMap`, `catch` and `retry`, has no limit: see
/// <doc:ThreadsOrderCancelling>.
public protocol Publisher<Output, Failure>: Sendable {
  /// The type of the values.
  associatedtype Output: Sendable
  /// The type of the error with which the publisher may end, or `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Subscribes `subscriber`, which receives events until the result is cancelled or released.
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable
}
