/// The inner publishers of one `flatMap`, whatever their type.
@usableFromInline
class FlatMapGroup<Output: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: only the thread inside the coordinator's gate touches the flags, only the one
  // that has locked the slots of the coordinator's subscription touches the counts, and only the
  // last owner changes `outer`.

  @usableFromInline final let coordinator: FlatMapCoordinator<Output, Failure>
  /// The subscriber of this `flatMap` in the enclosing one, if there is one.
  @usableFromInline final var outer: FlatMapInnerSubscriber<Output, Failure>?
  /// Whether the upstream may send values without end, so that none of its publishers may wait.
  @exclusivity(unchecked) @usableFromInline final var isEndless = false
  /// Whether the thread inside is subscribing to publishers of this group.
  @exclusivity(unchecked) @usableFromInline final var isSubscribing = false
  /// Whether this waits until the stack is less deep.
  final var isDeferred = false
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

  /// Releases the enclosing groups in a loop, so that deep nesting uses no stack.
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

  /// Whether a publisher waits and the limit allows to subscribe to it.
  final var canSubscribe: Bool {
    withSlots { !$0.isCancelled && counts.canSubscribe }
  }

  /// Records that the publisher in `slot` has finished, and does what follows from it.
  @inlinable
  final func finishPublisher(in slot: Int) {
    let (action, _) = withSlots { (counts.finishPublisher(), $0.release(slot)) }
    if perform(action) { finishOuter() }
  }

  /// Records that the upstream, whose subscription is in `slot`, has finished.
  @inlinable
  final func finishUpstream(in slot: Int) {
    let (action, _) = withSlots { (counts.finishUpstream(), $0.release(slot)) }
    if perform(action) { finishOuter() }
  }

  /// Finishes the enclosing groups in a loop, so that deep nesting uses no stack.
  @usableFromInline
  final func finishOuter() {
    var inner = outer
    while let (group, slot) = inner.map({ ($0.group, $0.slot) }) {
      let (action, _) = withSlots { (group.counts.finishPublisher(), $0.release(slot)) }
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
