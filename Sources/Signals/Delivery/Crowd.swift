/// Publishers that come and go, whose values meet in a joint.
///
///     upstream ── inlet ──╮ p, q, r …
///                         │
///     p ── inlet ──╮      │ crowd: who is in, who waits
///     q ── inlet ──┤ joint ── downstream
///
/// The gate is for subscribing: one at a time, in order, and a publisher that ends while it is
/// subscribed to takes no stack. It is not the joint's, which stays open meanwhile for what that
/// publisher sends.
@usableFromInline
final class Crowd<Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>>: Gate,
  @unchecked Sendable
{
  // @unchecked: the list is behind a lock.

  @usableFromInline let joint: Joint<MergeCombiner<Downstream>>
  @usableFromInline let list: Lock<CrowdList<Inner>>

  @inlinable
  init(joint: Joint<MergeCombiner<Downstream>>, limit: Int) {
    self.joint = joint
    list = Lock(CrowdList(limit: limit))
  }

  /// Subscribes to `inner`, or lets it wait for its turn.
  @inlinable
  func receive(_ inner: Inner) -> Demand {
    list.withLock { $0.waiting.append(inner) }
    admit()
    return joint.isLive ? .more : .stop
  }

  @inlinable
  func upstreamFinished() {
    follow(list.withLock { $0.upstreamFinished() })
  }

  @inlinable
  func finished(in slot: Int) {
    follow(list.withLock { $0.finished(in: slot) })
  }

  @inlinable
  func follow(_ step: CrowdStep) {
    switch step {
    case .wait: break
    case .admit: admit()
    case .finish: _ = joint.receive(.completion(.finished))
    }
  }

  @inlinable @inline(never)
  func admit() {
    guard enter() else { return post { self.subscribe() } }
    subscribe()
    leave()
  }

  @inlinable
  func subscribe() {
    while joint.isLive, let (inner, slot) = list.withLock({ $0.next() }) {
      joint.own(inner.subscribe(CrowdMemberInlet(crowd: self, slot: slot)), in: slot)
    }
  }
}

/// What to do after one has left.
@usableFromInline
enum CrowdStep: Sendable {
  case wait, admit, finish
}

/// Who is in a crowd, and who waits.
@usableFromInline
struct CrowdList<Inner: Publisher>: Sendable {
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
  mutating func finished(in slot: Int) -> CrowdStep {
    count -= 1
    free.append(slot)
    return step
  }

  @inlinable
  mutating func upstreamFinished() -> CrowdStep {
    isUpstreamFinished = true
    return step
  }

  @inlinable
  var step: CrowdStep {
    if !waiting.isEmpty { return .admit }
    return isUpstreamFinished && count == 0 ? .finish : .wait
  }
}

/// The upstream's way into a crowd.
@usableFromInline
struct CrowdInlet<
  Input: Sendable, Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>
>: Subscriber {
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let transform: @Sendable (Input) -> Inner
  @usableFromInline let crowd: Crowd<Inner, Downstream>

  @inlinable
  init(transform: @escaping @Sendable (Input) -> Inner, crowd: Crowd<Inner, Downstream>) {
    self.transform = transform
    self.crowd = crowd
  }

  @inlinable
  mutating func receive(_ input: Input) -> Demand {
    crowd.receive(transform(input))
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: crowd.upstreamFinished()
    case .failure: _ = crowd.joint.receive(.completion(completion))
    }
  }
}

/// A member's way into the joint.
@usableFromInline
struct CrowdMemberInlet<Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>>:
  Subscriber
{
  @usableFromInline typealias Input = Inner.Output
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let crowd: Crowd<Inner, Downstream>
  @usableFromInline let slot: Int

  @inlinable
  init(crowd: Crowd<Inner, Downstream>, slot: Int) {
    self.crowd = crowd
    self.slot = slot
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    crowd.joint.receive(.value(input))
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: crowd.finished(in: slot)
    case .failure: _ = crowd.joint.receive(.completion(completion))
    }
  }
}
