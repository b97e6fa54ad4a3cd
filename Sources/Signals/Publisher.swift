/// Something that sends values over time to whoever subscribes.
///
///     values:  --a--b----c-|      finished
///     values:  --a--b--#          failed
///
/// # Grammar
///
/// A subscription receives any number of values, then at most one ``Completion``, then nothing:
/// `value* (finished | failure)?`. It receives one event at a time, never two at once and never one
/// from inside another.
///
/// # Threads
///
/// A value is delivered on the thread that sends it, unless an operator such as
/// ``receive(on:)`` says otherwise. While a delivery is under way, further values sent to the same
/// source, from another thread or from inside the delivery itself, wait in the source's queue;
/// `send` returns at once, and whoever is delivering delivers them too, in the order of the sends,
/// the same for every subscriber. No lock is held while a subscriber runs.
///
/// # The end of a subscription
///
/// Cancelling, or releasing, the ``AnyCancellable`` ends a subscription: when
/// ``AnyCancellable/cancel()`` returns, the calling thread sees no further value, and what the
/// subscription held is released as soon as no delivery to it is under way. Subscribers are also
/// released when nobody is left who could send to them.
///
/// # Writing one
///
/// An operator's `subscribe` wraps its subscriber and passes it on to the publisher before it.
/// There is no demand: publishers push, and a subscriber that has had enough answers
/// ``Demand/stop``.
public protocol Publisher<Output, Failure>: Sendable {
  /// The values it sends.
  associatedtype Output: Sendable
  /// The error it may end with; `Never` for one that cannot fail.
  associatedtype Failure: Error

  /// Begins to send to `subscriber`, until the returned object is cancelled or released.
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable
}
