/// Publishers that come and go, whose values meet in a serializer.
///
///     upstream ── subscriber ──╮ p, q, r …
///                         │
///     p ── subscriber ──╮      │ coordinator: who is in, who waits
///     q ── subscriber ──┤ serializer ── downstream
///
/// The gate is for subscribing: one at a time, in order, and a publisher that ends while it is
/// subscribed to takes no stack. It is not the serializer's, which stays open meanwhile for what that
/// publisher sends.
@usableFromInline
final class FlatMapCoordinator<
  Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>
>: DrainGate,
  @unchecked Sendable
{
  // @unchecked: the list is behind a lock.

  @usableFromInline let serializer: EventSerializer<MergeCombiner<Downstream>>
  @usableFromInline let list: Lock<FlatMapState<Inner>>

  @inlinable
  init(serializer: EventSerializer<MergeCombiner<Downstream>>, limit: Int) {
    self.serializer = serializer
    list = Lock(FlatMapState(limit: limit))
  }

  /// Subscribes to `inner`, or lets it wait for its turn.
  @inlinable
  func receive(_ inner: Inner) -> Demand {
    list.withLock { $0.waiting.append(inner) }
    subscribeToPending()
    return serializer.isActive ? .more : .stop
  }

  @inlinable
  func upstreamFinished() {
    perform(list.withLock { $0.upstreamFinished() })
  }

  @inlinable
  func finished(in slot: Int) {
    perform(list.withLock { $0.finished(in: slot) })
  }

  @inlinable
  func perform(_ step: FlatMapAction) {
    switch step {
    case .wait: break
    case .subscribe: subscribeToPending()
    case .finish: _ = serializer.dispatch(.completion(.finished))
    }
  }

  @inlinable @inline(never)
  func subscribeToPending() {
    guard enter() else { return post { self.subscribe() } }
    subscribe()
    leave()
  }

  @inlinable
  func subscribe() {
    while serializer.isActive, let (inner, slot) = list.withLock({ $0.next() }) {
      serializer.retain(
        inner.subscribe(FlatMapInnerSubscriber(coordinator: self, slot: slot)), in: slot)
    }
  }
}

/// What to do after one has left.
@usableFromInline
enum FlatMapAction: Sendable {
  case wait, subscribe, finish
}

/// Who is in a coordinator, and who waits.
@usableFromInline
struct FlatMapState<Inner: Publisher>: Sendable {
  @usableFromInline let limit: Int
  @usableFromInline var waiting = Queue<Inner>()
  @usableFromInline var count = 0
  /// The upstream has slot 0, the others those from 1 on, which they leave to those after them.
  @usableFromInline var free: [Int] = []
  @usableFromInline var isUpstreamFinished = false

  @inlinable
  init(limit: Int) {
    self.limit = limit
  }

  /// The next one to subscribe to, and its slot, if there is room.
  @inlinable
  mutating func next() -> (inner: Inner, slot: Int)? {
    guard count < limit, let inner = waiting.popFirst() else { return nil }
    count += 1
    return (inner, free.popLast() ?? count)
  }

  @inlinable
  mutating func finished(in slot: Int) -> FlatMapAction {
    count -= 1
    free.append(slot)
    return step
  }

  @inlinable
  mutating func upstreamFinished() -> FlatMapAction {
    isUpstreamFinished = true
    return step
  }

  @inlinable
  var step: FlatMapAction {
    if !waiting.isEmpty { return .subscribe }
    return isUpstreamFinished && count == 0 ? .finish : .wait
  }
}

/// The upstream's way into a coordinator.
@usableFromInline
struct FlatMapSubscriber<
  Input: Sendable, Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>
>: Subscriber {
  @usableFromInline typealias Failure = Inner.Failure

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
  mutating func receive(_ input: Input) -> Demand {
    coordinator.receive(transform(input))
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: coordinator.upstreamFinished()
    case .failure: _ = coordinator.serializer.dispatch(.completion(completion))
    }
  }
}

/// A member's way into the serializer.
@usableFromInline
struct FlatMapInnerSubscriber<
  Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>
>:
  Subscriber
{
  @usableFromInline typealias Input = Inner.Output
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let coordinator: FlatMapCoordinator<Inner, Downstream>
  @usableFromInline let slot: Int

  @inlinable
  init(coordinator: FlatMapCoordinator<Inner, Downstream>, slot: Int) {
    self.coordinator = coordinator
    self.slot = slot
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    coordinator.serializer.dispatch(.value(input))
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: coordinator.finished(in: slot)
    case .failure: _ = coordinator.serializer.dispatch(.completion(completion))
    }
  }
}
