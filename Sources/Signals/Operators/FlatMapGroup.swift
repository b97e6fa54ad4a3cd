/// The inner publishers of one `flatMap`, whatever their type, with those that wait for their
/// turn.
@usableFromInline
final class FlatMapGroup<Output: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: only the thread inside the coordinator's gate touches the flags, only the one
  // that has locked the slots of the coordinator's subscription touches what is said to be locked,
  // and only the last owner changes `outer`.

  @usableFromInline typealias InnerSubscriber = FlatMapInnerSubscriber<Output, Failure>
  /// Creates a publisher, whatever its type, and subscribes to it.
  @usableFromInline typealias Subscribe = @Sendable (InnerSubscriber) -> AnyCancellable

  @usableFromInline let coordinator: FlatMapCoordinator<Output, Failure>
  /// The subscriber of this `flatMap` in the enclosing one, if there is one.
  @usableFromInline var outer: InnerSubscriber?
  /// Whether the upstream may send values without end, so that none of its publishers may wait.
  @usableFromInline let isEndless: Bool
  /// Whether the thread inside is subscribing to publishers of this group.
  @exclusivity(unchecked) @usableFromInline var isSubscribing = false
  /// Whether this waits until the stack is less deep.
  @usableFromInline var isDeferred = false

  /// The greatest number of publishers to subscribe to at a time.
  @usableFromInline let limit: Int
  /// Locked: the number of publishers that are subscribed to.
  @exclusivity(unchecked) @usableFromInline var active = 0
  /// Locked: the publishers that wait.
  @exclusivity(unchecked) @usableFromInline var pending = Queue<Subscribe>()
  /// Locked: whether no publisher will be added.
  @exclusivity(unchecked) @usableFromInline var isUpstreamFinished = false

  @inlinable
  init(
    in coordinator: FlatMapCoordinator<Output, Failure>, limit: Int, isEndless: Bool = false,
    outer: InnerSubscriber? = nil
  ) {
    self.coordinator = coordinator
    self.outer = outer
    self.isEndless = isEndless
    self.limit = limit
  }

  /// Releases the enclosing groups in a loop, so that deep nesting uses no stack.
  deinit {
    var group = outer.take()?.group
    while isKnownUniquelyReferenced(&group) { group = group?.outer.take()?.group }
  }

  /// Runs `body` with exclusive access to the slots, and to what they lock in all groups.
  @inlinable @inline(__always)
  func withSlots<Result: Sendable>(_ body: (inout SubscriptionSlots) -> Result) -> Result {
    // The unmanaged references avoid retains: this group retains both objects.
    Unmanaged.passUnretained(coordinator)._withUnsafeGuaranteedRef {
      Unmanaged.passUnretained($0.subscription)._withUnsafeGuaranteedRef {
        $0.slots.withLock { body(&$0) }
      }
    }
  }
}

/// Subscribing.
extension FlatMapGroup {
  /// Subscribes to the upstream, whose values become publishers.
  @inlinable @inline(__always)
  func subscribe<Input: Sendable, Inner: Publisher<Output, Failure>>(
    to upstream: consuming some Publisher<Input, Failure>,
    _ transform: @escaping @Sendable (Input) -> Inner
  ) {
    let slot = withSlots { $0.take() }
    let subscriber = FlatMapSubscriber(transform: transform, group: self, slot: slot)
    _ = retain(upstream.subscribe(subscriber), in: slot)
  }

  /// Subscribes to the publisher that `transform` returns for `input`, or queues both until its
  /// turn comes.
  @inlinable
  func add<Input: Sendable, Inner: Publisher<Output, Failure>>(
    _ input: Input, _ transform: @escaping @Sendable (Input) -> Inner
  ) -> Demand {
    let coordinator = coordinator
    if coordinator.enter() {
      coordinator.asOwner {
        coordinator.whileSubscribing(for: self) {
          var canSubscribe = true
          if let slot = slotAtOnce(for: input, transform) {
            canSubscribe = retain(transform(input).subscribe(subscriber(in: slot)), in: slot)
          }
          if canSubscribe { coordinator.subscribeToAll(of: self) }
        }
      }
      coordinator.leave()
    } else {
      withSlots { _ in pending.append { transform(input).subscribe($0) } }
      coordinator.subscribeFromInside(to: self)
    }
    return coordinator.subscription.isActive ? .more : .stop
  }

  /// Returns a slot for the publisher of `input`, or queues that and returns `nil`.
  @inlinable @inline(__always)
  func slotAtOnce<Input: Sendable, Inner: Publisher<Output, Failure>>(
    for input: Input, _ transform: @escaping @Sendable (Input) -> Inner
  ) -> Int? {
    withSlots { slots in
      if pending.isEmpty, active < limit {
        active += 1
        return slots.take()
      }
      pending.append { transform(input).subscribe($0) }
      return nil
    }
  }

  /// Subscribes to the pending publisher that has waited longest, if the limit allows. Returns
  /// whether another one may follow at once.
  @inlinable
  func subscribeToNext() -> Bool {
    let next = withSlots { slots -> (Subscribe, Int)? in
      guard !slots.isCancelled, active < limit, let next = pending.popFirst() else { return nil }
      active += 1
      return (next, slots.take())
    }
    guard let (subscribe, slot) = next else { return false }
    return retain(subscribe(subscriber(in: slot)), in: slot)
  }

  @inlinable @inline(__always)
  func subscriber(in slot: Int) -> InnerSubscriber {
    InnerSubscriber(group: self, slot: slot, receiveValue: coordinator.receiveValue)
  }

  /// Retains a subscription, or cancels it if all were cancelled. Returns whether another
  /// publisher may follow at once.
  @inlinable @inline(__always)
  func retain(_ cancellable: AnyCancellable, in slot: Int) -> Bool {
    let canSubscribe = withSlots { slots -> Bool? in
      slots.retain(cancellable, in: slot) ? !pending.isEmpty && active < limit : nil
    }
    if canSubscribe == nil { cancellable.cancel() }
    return canSubscribe ?? false
  }

  /// Whether a publisher waits and the limit allows to subscribe to it.
  @usableFromInline var canSubscribe: Bool {
    withSlots { !$0.isCancelled && !pending.isEmpty && active < limit }
  }
}

/// Finishing.
extension FlatMapGroup {
  @usableFromInline
  enum NextStep: Sendable {
    case wait, subscribe, finish
  }

  /// Records that a publisher or the upstream, whose subscription is in `slot`, has finished, and
  /// does what follows from it.
  @inlinable
  func finish(_ slot: Int, isUpstream: Bool) {
    if endsGroup(slot, isUpstream: isUpstream) { finishOuter() }
  }

  /// Finishes the enclosing groups in a loop, so that deep nesting uses no stack.
  @inlinable
  func finishOuter() {
    var inner = outer
    while let (group, slot) = inner.map({ ($0.group, $0.slot) }) {
      guard group.endsGroup(slot, isUpstream: false) else { return }
      inner = group.outer
    }
    coordinator.receiveCompletion(.finished)
  }

  /// Records an end, and subscribes to the next publisher if one waits.
  ///
  /// - Returns: Whether this group is finished with it.
  @inlinable @inline(__always)
  func endsGroup(_ slot: Int, isUpstream: Bool) -> Bool {
    let (next, _) = withSlots { slots -> (NextStep, AnyCancellable?) in
      if isUpstream { isUpstreamFinished = true } else { active -= 1 }
      let isFinished = isUpstreamFinished && active == 0
      return (!pending.isEmpty ? .subscribe : isFinished ? .finish : .wait, slots.release(slot))
    }
    if next == .subscribe { coordinator.subscribeToPending(of: self) }
    return next == .finish
  }
}

/// Passes the upstream's publishers to their group.
@usableFromInline
struct FlatMapSubscriber<Input: Sendable, Inner: Publisher>: Subscriber {
  @usableFromInline let transform: @Sendable (Input) -> Inner
  @usableFromInline let group: FlatMapGroup<Inner.Output, Inner.Failure>
  @usableFromInline let slot: Int

  @inlinable
  init(
    transform: @escaping @Sendable (Input) -> Inner,
    group: FlatMapGroup<Inner.Output, Inner.Failure>, slot: Int
  ) {
    self.transform = transform
    self.group = group
    self.slot = slot
  }

  @inlinable
  func receive(_ input: Input) -> Demand {
    group.add(input, transform)
  }

  @inlinable
  func receive(completion: Completion<Inner.Failure>) {
    switch completion {
    case .finished: group.finish(slot, isUpstream: true)
    case .failure: group.coordinator.receiveCompletion(completion)
    }
  }
}
