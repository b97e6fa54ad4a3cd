/// The means to send events to an ``EventSerializer``.
///
///     subject ── UpstreamSubscriber ──╮
///     scheduler ── job ───────────────┤ sender ── serializer ── AnyCancellable
///     task ───────────────────────────╯
///
/// Whatever may send holds the sender: the subscribers of the upstreams, pending timers, and
/// queued events. The owner of the subscription holds the serializer. So when the sender is
/// released, nothing is left that could send, and the serializer releases its subscriber.
@usableFromInline
final class EventSender<Handler: EventHandler>: Sendable {
  @usableFromInline let serializer: EventSerializer<Handler>

  /// Creates a sender and its serializer.
  @inlinable
  init(_ handler: consuming Handler) {
    serializer = EventSerializer(handler)
    // Released with the handler, so this is no retain cycle for longer than the subscription.
    serializer.handler?.downstream.prepareToEnd(serializer)
  }

  deinit {
    serializer.cancel()
  }

  /// Passes `event` to the handler, at once or after the event that is being handled.
  @inlinable @inline(__always)
  func send(_ event: @autoclosure () -> Handler.Event) -> Demand {
    // The autoclosure forms the event in each branch, so that the usual one keeps it in registers.
    // The unmanaged reference avoids a retain and a release of the serializer around the call.
    Unmanaged.passUnretained(serializer)._withUnsafeGuaranteedRef { serializer in
      guard serializer.enter() else { return post(event()) }
      let demand = serializer.process(event(), from: self)
      serializer.leave()
      return demand
    }
  }

  /// Passes the completion of an upstream to the handler. A failure first cancels the others.
  @usableFromInline
  func send(_ completion: Completion<Handler.Failure>, upstream: Int) {
    if case .failure = completion { serializer.cancelAll() }
    _ = send(.completion(completion, upstream: upstream))
  }

  @usableFromInline @inline(never)
  func post(_ event: Handler.Event) -> Demand {
    serializer.post((event, self))
    return serializer.isActive ? .more : .stop
  }
}

/// Passes the events of one upstream to a serializer.
@usableFromInline
struct UpstreamSubscriber<Handler: EventHandler>: Subscriber {
  @usableFromInline let sender: EventSender<Handler>
  @usableFromInline let index: Int

  @inlinable
  init(_ sender: EventSender<Handler>, index: Int = 0) {
    self.sender = sender
    self.index = index
  }

  @inlinable @inline(__always)
  func receive(_ input: Handler.Input) -> Demand {
    sender.send(.value(input, upstream: index))
  }

  @inlinable
  func receive(completion: Completion<Handler.Failure>) {
    sender.send(completion, upstream: index)
  }
}
