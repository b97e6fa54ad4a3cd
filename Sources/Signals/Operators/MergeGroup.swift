import Synchronization

/// The merges that are nested in another one by way of erased publishers.
///
///     merge ── AnyPublisher ── merge ─┬─ AnyPublisher ── merge ─┬─ a
///       │                             ╰─ c                      ╰─ b
///       ╰── d
///
///     merge ─┬─ slot ── members a, b, c
///            ╰─ d
///
/// A merge that is an upstream of another one adds its upstreams to those of the outer one, as
/// members of the slot that it had itself. A value then takes one step to the outer serializer,
/// and subscriptions take place in a loop, so a merge that a loop has nested a hundred thousand
/// times uses no stack. Only the thread that subscribes for the outer merge can do so. A merge
/// that is subscribed to later has a serializer of its own.
@usableFromInline
final class MergeGroup<Output: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: only the thread that is the owner touches the jobs.

  /// Subscribes to an upstream.
  @usableFromInline typealias Job = @Sendable () -> AnyCancellable

  @usableFromInline let receiveValue: @Sendable (Output) -> Demand
  @usableFromInline let receiveCompletion: @Sendable (Completion<Failure>) -> Void
  private let retain: @Sendable (AnyCancellable) -> Void
  /// The thread that subscribes for the outer merge.
  private let owner = Atomic(ThreadID.none.bits)
  /// The jobs of nested merges, the next one last.
  @exclusivity(unchecked) private var jobs: [Job] = []

  @usableFromInline
  init(
    receiveValue: @escaping @Sendable (Output) -> Demand,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void,
    retain: @escaping @Sendable (AnyCancellable) -> Void
  ) {
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
    self.retain = retain
  }

  /// Whether this thread is subscribing for the outer merge.
  var isSubscribing: Bool {
    owner.load(ordering: .relaxed) == ThreadID.current.bits
  }

  /// Subscribes to an upstream of the outer merge, and to those of the merges nested in it.
  @usableFromInline
  func subscribe(_ job: Job) {
    owner.store(ThreadID.current.bits, ordering: .relaxed)
    retain(job())
    while let job = jobs.popLast() { retain(job()) }
    owner.store(ThreadID.none.bits, ordering: .relaxed)
  }

  /// Leaves jobs to `subscribe(_:)`, which runs them in the order in which recursion would.
  @usableFromInline
  func subscribeNext(_ jobs: [Job]) {
    self.jobs.append(contentsOf: jobs.reversed())
  }
}

/// The members that take the place of one upstream of a merge.
@usableFromInline
final class MergeSlot<Output: Sendable, Failure: Error>: Sendable {
  @usableFromInline let group: MergeGroup<Output, Failure>
  /// The number of members that have not finished.
  private let unfinished: Atomic<Int>

  private init(_ group: MergeGroup<Output, Failure>, members: Int) {
    self.group = group
    unfinished = Atomic(members)
  }

  /// Returns the slot in which the upstreams of a merge take the place of the merge itself, or
  /// `nil` if it has to receive for itself.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber of the merge.
  ///   - upstreams: The number of its upstreams, at least one.
  @inlinable @inline(__always)
  static func slot<S: Subscriber<Output, Failure>>(
    for subscriber: S, upstreams: Int
  ) -> MergeSlot? {
    // The compiler decides this, because it knows `S` where this is inlined.
    guard let box = (subscriber as? AnySubscriber<Output, Failure>)?.box,
      let context = box.context
    else { return nil }
    return slot(in: context, upstreams: upstreams)
  }

  @usableFromInline
  static func slot(in context: any AnyObject & Sendable, upstreams: Int) -> MergeSlot? {
    if let group = context as? MergeGroup<Output, Failure>, group.isSubscribing {
      return MergeSlot(group, members: upstreams)
    }
    guard let slot = context as? MergeSlot, slot.group.isSubscribing else { return nil }
    // The member that the upstreams replace has been counted.
    slot.unfinished.add(upstreams - 1, ordering: .relaxed)
    return slot
  }

  /// Records that a member has finished. The slot finishes with the last one.
  @usableFromInline
  func finishMember() {
    let remaining = unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue
    if remaining == 0 { group.receiveCompletion(.finished) }
  }
}

/// Passes the events of a member to the outer merge.
@usableFromInline
struct MergeMember<Output: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let slot: MergeSlot<Output, Failure>
  @usableFromInline let receiveValue: @Sendable (Output) -> Demand

  @inlinable
  init(_ slot: MergeSlot<Output, Failure>) {
    self.slot = slot
    receiveValue = slot.group.receiveValue
  }

  @inlinable @inline(__always)
  func receive(_ input: Output) -> Demand {
    receiveValue(input)
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: slot.finishMember()
    case .failure: slot.group.receiveCompletion(completion)
    }
  }
}
