/// The inner publishers of one `flatMap`, of any type.
@usableFromInline
class FlatMapGroup<Output: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: only the thread inside the coordinator's gate touches the flags, only the one
  // that has locked the slots of the coordinator's subscription touches the counts, and only the
  // last owner changes `outer`.

  @usableFromInline final let coordinator: FlatMapCoordinator<Output, Failure>
  /// The place of this `flatMap` among the inner publishers of another one.
  @exclusivity(unchecked) @usableFromInline
  final var outer: FlatMapInnerSubscriber<Output, Failure>?
  /// Whether the upstream may send values without end, so that none of its publishers may wait.
  @exclusivity(unchecked) @usableFromInline final var isEndless = false
  /// Whether the thread inside is subscribing to publishers of this group.
  @exclusivity(unchecked) @usableFromInline final var isSubscribing = false
  /// Whether this waits until the stack is less deep.
  @exclusivity(unchecked) final var isDeferred = false
  @exclusivity(unchecked) @usableFromInline final var counts: FlatMapCounts
  /// Subscribes to the pending publisher that has waited longest, if the limit allows. Returns
  /// whether another one may follow.
  @usableFromInline final let subscribeToNext: @Sendable (FlatMapGroup) -> Bool

  @inlinable
  init(
    in coordinator: FlatMapCoordinator<Output, Failure>, limit: Int,
    outer: FlatMapInnerSubscriber<Output, Failure>?,
    subscribeToNext: @escaping @Sendable (FlatMapGroup) -> Bool
  ) {
    self.coordinator = coordinator
    self.outer = outer
    self.subscribeToNext = subscribeToNext
    counts = FlatMapCounts(limit: limit)
  }

  /// Releases the groups around this one in a loop, so that many use no stack.
  deinit {
    var group = outer.take()?.group
    while isKnownUniquelyReferenced(&group) { group = group?.outer.take()?.group }
  }

  /// Runs `body` with exclusive access to the slots, and to the counts of all groups.
  @inlinable @inline(__always)
  final func withSlots<Result: Sendable>(_ body: (inout SubscriptionSlots) -> Result) -> Result {
    // The unmanaged references avoid retains: this group retains both objects.
    Unmanaged.passUnretained(coordinator)._withUnsafeGuaranteedRef {
      Unmanaged.passUnretained($0.subscription)._withUnsafeGuaranteedRef {
        $0.slots.withLock { body(&$0) }
      }
    }
  }

  final var canSubscribe: Bool {
    withSlots { !$0.isCancelled && counts.canSubscribe }
  }

  /// Records that the publisher in `slot` has finished, and does what follows from it.
  @inlinable
  final func finishPublisher(in slot: Int) {
    let (action, _) = withSlots {
      (counts.finishPublisher(), $0.release(slot))
    }
    if perform(action) { finishOuter() }
  }

  /// Records that the upstream, whose subscription is in `slot`, has finished.
  @inlinable
  final func finishUpstream(in slot: Int) {
    let (action, _) = withSlots {
      (counts.finishUpstream(), $0.release(slot))
    }
    if perform(action) { finishOuter() }
  }

  /// Finishes the groups around this one, in a loop, so that many use no stack.
  @usableFromInline
  final func finishOuter() {
    var inner = outer
    while let (group, slot) = inner.map({ ($0.group, $0.slot) }) {
      let (action, _) = withSlots {
        (group.counts.finishPublisher(), $0.release(slot))
      }
      guard group.perform(action) else { return }
      inner = group.outer
    }
  }

  /// Subscribes or finishes.
  ///
  /// - Returns: Whether this group is finished.
  @inlinable @inline(__always)
  final func perform(_ action: FlatMapCounts.Action) -> Bool {
    switch action {
    case .wait: return false
    case .subscribe:
      coordinator.subscribeToPending(of: self)
      return false
    case .finish:
      if outer == nil { coordinator.receiveCompletion(.finished) }
      return true
    }
  }
}

/// The inner publishers of one `flatMap`, with those that wait for their turn.
@usableFromInline
final class FlatMapQueue<Inner: Publisher>: FlatMapGroup<Inner.Output, Inner.Failure>,
  @unchecked Sendable
{
  // @unchecked: only the thread that has locked the slots touches the queue.

  @exclusivity(unchecked) @usableFromInline var pending = Queue<Inner>()

  @inlinable
  init(
    in coordinator: FlatMapCoordinator<Inner.Output, Inner.Failure>, limit: Int,
    outer: FlatMapInnerSubscriber<Inner.Output, Inner.Failure>? = nil
  ) {
    super.init(in: coordinator, limit: limit, outer: outer) { group in
      // Only this initializer forms the closure, which is only called with its own group.
      unsafeDowncast(group, to: FlatMapQueue.self).subscribeToNextPublisher()
    }
  }

  /// Subscribes to the upstream, whose values become publishers.
  @inlinable @inline(__always)
  func subscribe<Input: Sendable>(
    to upstream: consuming some Publisher<Input, Inner.Failure>,
    _ transform: @escaping @Sendable (Input) -> Inner
  ) {
    isEndless = upstream.sendsEndlessly
    let slot = withSlots { $0.take() }
    let subscriber = FlatMapSubscriber(transform: transform, group: self, slot: slot)
    _ = retain(upstream.subscribe(subscriber), in: slot)
  }

  /// Subscribes to `publisher`, or queues it.
  @inlinable
  func add(_ publisher: Inner) -> Demand {
    let coordinator = coordinator
    if coordinator.enter() {
      coordinator.start(self)
      var canSubscribe = true
      if let slot = slotAtOnce(for: publisher) {
        canSubscribe = subscribe(to: publisher, in: slot)
      }
      if canSubscribe { coordinator.subscribeToAll(of: self) }
      coordinator.stop(self)
      coordinator.leave()
    } else {
      withSlots { _ in
        pending.append(publisher)
        counts.add()
      }
      coordinator.subscribeFromInside(to: self)
    }
    return coordinator.subscription.isActive ? .more : .stop
  }

  /// Returns a slot for `publisher`, or queues it and returns `nil`.
  @inlinable @inline(__always)
  func slotAtOnce(for publisher: Inner) -> Int? {
    withSlots { slots in
      if counts.takeAtOnce() { return slots.take() }
      pending.append(publisher)
      counts.add()
      return nil
    }
  }

  @inlinable
  func subscribeToNextPublisher() -> Bool {
    let next = withSlots { slots -> (Inner, Int)? in
      guard !slots.isCancelled, counts.take() else { return nil }
      return pending.popFirst().map { ($0, slots.take()) }
    }
    guard let (publisher, slot) = next else { return false }
    return subscribe(to: publisher, in: slot)
  }

  /// Subscribes to `publisher` and returns whether another one may follow at once.
  @inlinable @inline(__always)
  func subscribe(to publisher: Inner, in slot: Int) -> Bool {
    let subscriber = FlatMapInnerSubscriber(
      group: self, slot: slot, receiveValue: coordinator.receiveValue)
    return retain(publisher.subscribe(subscriber), in: slot)
  }

  @inlinable @inline(__always)
  func retain(_ cancellable: AnyCancellable, in slot: Int) -> Bool {
    let canSubscribe = withSlots { slots -> Bool? in
      slots.retain(cancellable, in: slot) ? counts.canSubscribe : nil
    }
    if canSubscribe == nil { cancellable.cancel() }
    return canSubscribe ?? false
  }
}

/// Passes the upstream's publishers to their group.
@usableFromInline
struct FlatMapSubscriber<Input: Sendable, Inner: Publisher>: Subscriber {
  @usableFromInline let transform: @Sendable (Input) -> Inner
  @usableFromInline let group: FlatMapQueue<Inner>
  @usableFromInline let slot: Int

  @inlinable
  init(transform: @escaping @Sendable (Input) -> Inner, group: FlatMapQueue<Inner>, slot: Int) {
    self.transform = transform
    self.group = group
    self.slot = slot
  }

  @inlinable
  func receive(_ input: Input) -> Demand {
    group.add(transform(input))
  }

  @inlinable
  func receive(completion: Completion<Inner.Failure>) {
    switch completion {
    case .finished: group.finishUpstream(in: slot)
    case .failure: group.coordinator.receiveCompletion(completion)
    }
  }
}

/// Passes the values of an inner publisher to the downstream.
@usableFromInline
struct FlatMapInnerSubscriber<Output: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let group: FlatMapGroup<Output, Failure>
  @usableFromInline let slot: Int
  @usableFromInline let receiveValue: @Sendable (Output) -> Demand

  @inlinable
  init(
    group: FlatMapGroup<Output, Failure>, slot: Int,
    receiveValue: @escaping @Sendable (Output) -> Demand
  ) {
    self.group = group
    self.slot = slot
    self.receiveValue = receiveValue
  }

  /// Finds the subscriber of an inner publisher, also if its type is erased.
  @inlinable @inline(__always)
  init?<S: Subscriber<Output, Failure>>(in subscriber: S) {
    // The compiler decides this, because it knows `S` where this is inlined.
    if let inner = subscriber as? FlatMapInnerSubscriber {
      self = inner
    } else if let box = (subscriber as? AnySubscriber<Output, Failure>)?.box,
      box.context is FlatMapGroup<Output, Failure>, let chain = box.chain
    {
      // The chain has this type: only `AnySubscriber` passes a group, with its inner subscriber.
      self = chain.assumingMemoryBound(to: FlatMapInnerSubscriber.self).pointee
    } else {
      return nil
    }
  }

  @inlinable @inline(__always)
  func receive(_ input: Output) -> Demand {
    receiveValue(input)
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: group.finishPublisher(in: slot)
    case .failure: group.coordinator.receiveCompletion(completion)
    }
  }
}
