import Synchronization

/// Subscribes to the inner publishers of a `flatMap`, and of all that are nested in it.
///
///     flatMap ── group ─── p, q ──╮
///       ╰ flatMap ── group ── r ──┤ receiveValue ── serializer ── downstream
///           ╰ flatMap ── group ───╯
///
/// A `flatMap` that is an inner publisher of another one joins the coordinator of that one, so the
/// values of all inner publishers take one step to the downstream, however deep the nesting. The
/// gate is for subscribing, one at a time and in order; the serializer's gate stays open meanwhile
/// for the values. Beyond 64 nested subscriptions on the stack, a group waits in a list until the
/// stack is back at that depth. So neither many short publishers in a row nor a `flatMap` that
/// contains itself a million times uses more stack.
@usableFromInline
final class FlatMapCoordinator<Output: Sendable, Failure: Error>:
  DrainGate, JobRunner, @unchecked Sendable
{
  // @unchecked: only the thread inside the gate touches the batch, the depth and the deferred
  // groups, and only the thread that has locked the queue touches the pending jobs.

  @usableFromInline typealias Group = FlatMapGroup<Output, Failure>

  @usableFromInline let subscription: FlatMapSubscription
  @usableFromInline let receiveValue: @Sendable (Output) -> Demand
  @usableFromInline let receiveCompletion: @Sendable (Completion<Failure>) -> Void

  @usableFromInline var batch = Queue<PostedJob<Group>>()
  @usableFromInline var pending = Queue<PostedJob<Group>>()
  /// The thread inside the gate.
  @usableFromInline let owner = Atomic(ThreadID.none.bits)
  /// The number of groups on the stack of the thread inside.
  @exclusivity(unchecked) @usableFromInline var depth = 0
  /// Groups that wait until the stack is less deep, the next one last.
  var deferred: [Group] = []

  /// The number of groups on the stack that may subscribe at once.
  @inlinable
  static var depthLimit: Int { 64 }

  @inlinable
  init(
    subscription: FlatMapSubscription, receiveValue: @escaping @Sendable (Output) -> Demand,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void
  ) {
    self.subscription = subscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  /// Subscribes to the pending publishers of `group`, now or when the thread inside does.
  @inlinable
  func subscribeToPending(of group: Group) {
    guard enter() else { return subscribeFromInside(to: group) }
    run(group)
    leave()
  }

  /// Subscribes to the pending publishers of `group` if this thread is inside, otherwise leaves
  /// them to the thread that is.
  @inlinable
  func subscribeFromInside(to group: Group) {
    guard owner.load(ordering: .relaxed) == ThreadID.current.bits else { return post(group) }
    if group.isSubscribing || group.isDeferred { return }
    if depth >= Self.depthLimit, !group.isEndless { return postpone(group) }
    whileSubscribing(for: group) { subscribeToAll(of: group) }
  }

  @inlinable
  func run(_ group: consuming Group) {
    asOwner { whileSubscribing(for: group) { subscribeToAll(of: group) } }
  }

  /// Runs `body` while this thread, which has entered the gate, counts as the one inside.
  @inlinable @inline(__always)
  func asOwner(_ body: () -> Void) {
    owner.store(ThreadID.current.bits, ordering: .relaxed)
    body()
    owner.store(ThreadID.none.bits, ordering: .relaxed)
  }

  /// Runs `body`, which subscribes to publishers of `group`, and counts the group meanwhile.
  @inlinable @inline(__always)
  func whileSubscribing(for group: Group, _ body: () -> Void) {
    group.isSubscribing = true
    depth &+= 1
    body()
    depth &-= 1
    group.isSubscribing = false
  }

  /// Subscribes to the pending publishers of `group`, and to those of deferred groups as soon as
  /// the stack is back at this depth.
  @inlinable
  func subscribeToAll(of group: Group) {
    var canSubscribe = true
    while canSubscribe {
      canSubscribe = group.subscribeToNext()
      if depth >= Self.depthLimit {
        subscribeToDeferred()
        canSubscribe = group.canSubscribe
      }
    }
  }

  /// Subscribes to the publishers of the deferred groups in the order in which recursion would:
  /// a group continues after the groups that it has started.
  @usableFromInline
  func subscribeToDeferred() {
    while let group = deferred.popLast() {
      group.isDeferred = false
      guard group.canSubscribe else { continue }
      postpone(group)
      _ = group.subscribeToNext()
    }
  }

  @usableFromInline
  func postpone(_ group: Group) {
    group.isDeferred = true
    deferred.append(group)
  }
}

/// Retains the subscriptions of nested flat maps to their upstreams and inner publishers.
@usableFromInline
final class FlatMapSubscription: Subscription, @unchecked Sendable {
  // @unchecked: the property is protected by its lock.

  /// The subscriptions. The lock also protects what the groups know of their publishers.
  @usableFromInline let slots = Lock(SubscriptionSlots())

  @inlinable
  override init() {}

  override func releaseResources() {
    for cancellable in slots.withLock({ $0.cancel() }) { cancellable.cancel() }
  }
}
