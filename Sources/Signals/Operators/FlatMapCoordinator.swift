/// Manages the inner subscriptions of `flatMap`.
///
///     upstream ── FlatMapSubscriber ──╮ p, q, r …
///                                     │ coordinator: who is subscribed to, who waits
///     p ── FlatMapInnerSubscriber ──╮ │
///     q ── FlatMapInnerSubscriber ──┤ serializer ── downstream
///
/// The inner publishers send into one serializer. The coordinator's own gate is for subscribing,
/// one at a time and in order, so that publishers that end while they are subscribed to use no
/// stack; the serializer's gate stays open meanwhile for their values. ``FlatMapSlots`` decides
/// what happens when a publisher finishes.
@usableFromInline
final class FlatMapCoordinator<
  Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>
>: DrainGate, JobRunner, @unchecked Sendable {
  // @unchecked: only the thread inside the gate touches the batch, and only the thread that has
  // locked the queue touches the pending jobs.

  @usableFromInline let sender: EventSender<Combining<MergeState<Inner.Output>, Downstream>>
  @exclusivity(unchecked) @usableFromInline var batch = Queue<PostedJob<Void>>()
  /// Requests to subscribe to pending publishers.
  @exclusivity(unchecked) @usableFromInline var pending = PendingJobs<Void>()
  @usableFromInline let inner: Lock<(pending: Queue<Inner>, slots: FlatMapSlots)>

  @inlinable
  init(
    _ sender: EventSender<Combining<MergeState<Inner.Output>, Downstream>>, limit: Int
  ) {
    self.sender = sender
    inner = Lock((Queue(), FlatMapSlots(limit: limit)))
  }

  /// Subscribes to `publisher`, or queues it.
  @inlinable
  func add(_ publisher: Inner) -> Demand {
    inner.withLock { $0.pending.append(publisher) }
    subscribeToPending()
    return sender.serializer.isActive ? .more : .stop
  }

  /// Records with `body` that a publisher has finished, and does what follows from it.
  @inlinable
  func finish(_ body: (inout FlatMapSlots) -> Void) {
    let action = inner.withLock { inner in
      body(&inner.slots)
      return inner.slots.action(hasPending: !inner.pending.isEmpty)
    }
    switch action {
    case .wait: break
    case .subscribe: subscribeToPending()
    case .finish: complete(.finished)
    }
  }

  @inlinable
  func complete(_ completion: Completion<Inner.Failure>) {
    _ = sender.send(.completion(completion, upstream: 0))
  }

  @inlinable @inline(never)
  func subscribeToPending() {
    guard enter() else { return post(()) }
    run(())
    leave()
  }

  @inlinable
  func run(_: consuming Void) {
    let serializer = sender.serializer
    while serializer.isActive, let (publisher, slot) = next() {
      let subscriber = FlatMapInnerSubscriber(coordinator: self, slot: slot)
      serializer.retain(publisher.subscribe(subscriber), in: slot)
    }
  }

  /// Removes and returns the next pending publisher and a slot for it, if the limit allows.
  @inlinable
  func next() -> (publisher: Inner, slot: Int)? {
    inner.withLock { inner in
      guard !inner.pending.isEmpty, let slot = inner.slots.take() else { return nil }
      return inner.pending.popFirst().map { ($0, slot) }
    }
  }
}

/// Passes the upstream's publishers to the coordinator.
@usableFromInline
struct FlatMapSubscriber<
  Input: Sendable, Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>
>: Subscriber {
  @usableFromInline let transform: @Sendable (Input) -> Inner
  @usableFromInline let coordinator: FlatMapCoordinator<Inner, Downstream>

  @inlinable
  init(
    transform: @escaping @Sendable (Input) -> Inner,
    coordinator: FlatMapCoordinator<Inner, Downstream>
  ) {
    self.transform = transform
    self.coordinator = coordinator
  }

  @inlinable
  func receive(_ input: Input) -> Demand {
    coordinator.add(transform(input))
  }

  @inlinable
  func receive(completion: Completion<Inner.Failure>) {
    switch completion {
    case .finished: coordinator.finish { $0.finishUpstream() }
    case .failure: coordinator.complete(completion)
    }
  }
}

/// Passes the events of an inner publisher to the serializer.
@usableFromInline
struct FlatMapInnerSubscriber<
  Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>
>: Subscriber {
  @usableFromInline let coordinator: FlatMapCoordinator<Inner, Downstream>
  @usableFromInline let slot: Int

  @inlinable
  init(coordinator: FlatMapCoordinator<Inner, Downstream>, slot: Int) {
    self.coordinator = coordinator
    self.slot = slot
  }

  @inlinable
  func receive(_ input: Inner.Output) -> Demand {
    coordinator.sender.send(.value(input, upstream: slot))
  }

  @inlinable
  func receive(completion: Completion<Inner.Failure>) {
    switch completion {
    case .finished: coordinator.finish { $0.release(slot) }
    case .failure: coordinator.complete(completion)
    }
  }
}
