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
      coordinator.asOwner {
        coordinator.whileSubscribing(for: self) {
          var canSubscribe = true
          if let slot = slotAtOnce(for: publisher) {
            canSubscribe = subscribe(to: publisher, in: slot)
          }
          if canSubscribe { coordinator.subscribeToAll(of: self) }
        }
      }
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

  /// Subscribes to the pending publisher that has waited longest, if the limit allows. Returns
  /// whether another one may follow at once.
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

  /// Retains a subscription, or cancels it if all were cancelled. Returns whether another
  /// publisher may follow at once.
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
