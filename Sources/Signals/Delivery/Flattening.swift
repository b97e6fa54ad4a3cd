/// The publishers that one operator such as `flatMap` makes of the values of its upstream.
///
///     flatMap ─── p, q ──────╮
///       ╰ flatMap ── r ──────┤ sender ── serializer ── downstream
///           ╰ flatMap ── s ──╯
///
/// An operator that is an inner publisher of another one sends to the serializer of that one, so a
/// value takes one step to the downstream, however deep the nesting. Inner publishers are
/// subscribed to outside the serializer's gate, which stays open for their values: one at a time,
/// by one thread. Beyond 64 nested subscriptions on the stack of that thread, a publisher waits
/// until the stack is back at that depth. So neither many short publishers in a row nor an
/// operator that contains itself a million times uses more stack.
@usableFromInline
final class Flattening<Output: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: only the thread that has locked the slots of the serializer touches what is said
  // to be locked, and only the last owner changes `outer`.

  @usableFromInline typealias Inner = FlatteningSubscriber<Output, Failure>
  /// Subscribes to a publisher, whatever its type.
  @usableFromInline typealias Subscribe = @Sendable (Inner) -> AnyCancellable
  /// A publisher to subscribe to, for an operator, and the slot of its subscription.
  @usableFromInline typealias Next = (flattening: Flattening, subscribe: Subscribe, slot: Int)

  @usableFromInline let sender: EventSender<FlatteningHandler<Output, Failure>>
  /// The subscriber of this operator in the enclosing one, if there is one.
  @usableFromInline var outer: Inner?
  @usableFromInline let policy: FlatteningPolicy
  /// Whether the upstream may send values without end, so that none of its publishers may wait.
  @usableFromInline let isEndless: Bool

  /// Locked: what changes. Even its parts that stay the same may not be read outside the lock.
  @exclusivity(unchecked) @usableFromInline var state = State()

  @usableFromInline
  struct State {
    /// The number of the latest publisher, if each replaces the one before, otherwise zero.
    @usableFromInline var number = 0
    /// The number of publishers that are subscribed to.
    @usableFromInline var active = 0
    /// The publishers that wait.
    @usableFromInline var pending = Queue<Subscribe>()
    /// Whether no publisher will be added.
    @usableFromInline var isUpstreamFinished = false
    /// Whether the thread that subscribes will look at the publishers that wait.
    @usableFromInline var isScheduled = false

    @inlinable
    init() {}
  }

  /// Creates the state of an outermost operator.
  @inlinable
  init(_ policy: FlatteningPolicy, isEndless: Bool, _ downstream: AnySubscriber<Output, Failure>) {
    sender = EventSender(FlatteningHandler(downstream))
    self.policy = policy
    self.isEndless = isEndless
  }

  /// Creates the state of an operator that is an inner publisher of another one.
  @inlinable
  init(_ policy: FlatteningPolicy, isEndless: Bool, outer: Inner) {
    sender = outer.flattening.sender
    self.outer = outer
    self.policy = policy
    self.isEndless = isEndless
  }

  /// Releases the enclosing operators in a loop, so that deep nesting uses no stack.
  deinit {
    var enclosing = outer.take()?.flattening
    while isKnownUniquelyReferenced(&enclosing) {
      enclosing = enclosing?.outer.take()?.flattening
    }
  }

  /// Runs `body` with exclusive access to the slots, and to what they lock in all operators.
  @inlinable @inline(__always)
  func withSlots<Result>(_ body: (inout SubscriptionSlots) -> Result) -> Result {
    // The unmanaged references avoid retains: this retains the sender, and that the serializer.
    Unmanaged.passUnretained(sender)._withUnsafeGuaranteedRef {
      Unmanaged.passUnretained($0.serializer)._withUnsafeGuaranteedRef { $0.withSlots(body) }
    }
  }

  /// Sends an event to the downstream.
  @inlinable @inline(__always)
  func send(_ event: @autoclosure () -> SerializedEvent<Output, Failure>) -> Demand {
    Unmanaged.passUnretained(sender)._withUnsafeGuaranteedRef { $0.send(event()) }
  }

  /// The number of the latest publisher, read inside the lock.
  @inlinable
  var latestNumber: Int { withSlots { _ in state.number } }

  @inlinable @inline(__always)
  var isActive: Bool { sender.serializer.isActive }
}

/// The number of publishers to subscribe to, and the treatment of a value beyond it.
@usableFromInline
struct FlatteningPolicy: Sendable {
  @usableFromInline
  enum Excess: Sendable {
    /// The value waits until a publisher has finished.
    case wait
    /// The value is dropped.
    case drop
    /// The publisher of the value replaces the one before.
    case replace
  }

  /// The greatest number of publishers to subscribe to at a time.
  @usableFromInline let limit: Int
  @usableFromInline let excess: Excess

  @inlinable
  init(limit: Int = 1, _ excess: Excess) {
    self.limit = limit
    self.excess = excess
  }
}

/// Subscribing.
extension Flattening {
  /// Subscribes to the publisher of `input` at once or later, or drops the value.
  @inlinable
  func add<Input: Sendable>(
    _ input: Input, _ transform: @escaping @Sendable (Input) -> some Publisher<Output, Failure>
  ) -> Demand {
    let slot = withSlots { slots -> Int? in
      if state.active < policy.limit, state.pending.isEmpty, enter(&slots) {
        state.active += 1
        return slots.take()
      }
      if state.active < policy.limit && state.pending.isEmpty || policy.excess == .wait {
        state.pending.append { transform(input).subscribe($0) }
      }
      return nil
    }
    if let slot {
      subscribe(after: transform(input).subscribe(subscriber(in: slot)), in: slot)
    }
    return isActive ? .more : .stop
  }

  /// Subscribes to the publisher of `input` in place of the one before.
  @inlinable
  func replace<Input: Sendable>(
    by input: Input, _ transform: @Sendable (Input) -> some Publisher<Output, Failure>
  ) -> Demand {
    // Releasing the subscription outside the lock cancels it.
    let (number, _) = withSlots { slots in
      state.number += 1
      state.active = 1
      return (state.number, slots.latest.take())
    }
    // The serializer drops the values of the publisher before from here on.
    if send(.timer) == .stop { return .stop }
    let cancellable = transform(input).subscribe(subscriber(in: 0, number: number))
    let (rest, demand) = withSlots { slots -> (AnyCancellable?, Demand) in
      if slots.isCancelled { return (cancellable, .stop) }
      if state.active > 0 { slots.latest = cancellable }
      return (nil, .more)
    }
    rest?.cancel()
    return demand
  }

  /// Locked: makes this thread the one that subscribes.
  ///
  /// - Returns: `false` if that is another thread, or its stack is too deep. It will look at the
  ///   publishers that wait.
  @inlinable @inline(__always)
  func enter(_ slots: inout SubscriptionSlots) -> Bool {
    if state.isScheduled { return false }
    state.isScheduled = true
    let thread = ThreadID.current
    if slots.depth == 0 || slots.owner == thread && (isEndless || slots.depth < 64) {
      slots.owner = thread
      slots.depth &+= 1
      return true
    }
    slots.waiting.append(self)
    return false
  }

  /// Retains the subscription that was made for `slot`, and subscribes to what waits.
  @inlinable @inline(__always)
  func subscribe(after cancellable: AnyCancellable, in slot: Int) {
    let (rest, isLast) = withSlots { slots in
      let rest = slots.retain(cancellable, in: slot)
      if !state.pending.isEmpty || !slots.waiting.isEmpty { return (rest, false) }
      leave(&slots)
      return (rest, true)
    }
    rest?.cancel()
    if !isLast { subscribeToPending() }
  }

  /// Subscribes to the publishers that wait, of this operator and of those that wait for it.
  @inlinable @inline(never)
  func subscribeToPending() {
    while let (flattening, subscribe, slot) = withSlots({ takeNext(&$0) }) {
      let cancellable = subscribe(flattening.subscriber(in: slot))
      withSlots { $0.retain(cancellable, in: slot) }?.cancel()
    }
  }

  /// Locked: takes a publisher to subscribe to, or leaves if there is none.
  @inlinable
  func takeNext(_ slots: inout SubscriptionSlots) -> Next? {
    while let last = slots.waiting.last as? Flattening {
      if let next = last.takePending(&slots) { return next }
      last.state.isScheduled = false
      slots.waiting.removeLast()
    }
    if let next = takePending(&slots) { return next }
    leave(&slots)
    return nil
  }

  @inlinable @inline(__always)
  func leave(_ slots: inout SubscriptionSlots) {
    state.isScheduled = false
    slots.depth &-= 1
  }

  /// Locked: takes the publisher that has waited longest, if the limit allows.
  @inlinable
  func takePending(_ slots: inout SubscriptionSlots) -> Next? {
    guard !slots.isCancelled, state.active < policy.limit, let subscribe = state.pending.popFirst()
    else {
      return nil
    }
    state.active += 1
    return (self, subscribe, slots.take())
  }

  @inlinable @inline(__always)
  func subscriber(in slot: Int, number: Int = 0) -> Inner {
    Inner(flattening: self, slot: slot, number: number)
  }
}

/// Finishing.
extension Flattening {
  /// Does what follows from the completion of the publisher or upstream in `slot`.
  @inlinable
  func complete(
    _ completion: Completion<Failure>, _ slot: Int, _ number: Int, isUpstream: Bool = false
  ) {
    guard case .finished = completion else {
      if withSlots({ _ in number == state.number }) { sender.serializer.cancelAll() }
      _ = send(.completion(completion, upstream: number))
      return
    }
    guard endsWith(slot, number, isUpstream: isUpstream) else { return }
    // A loop finishes the enclosing operators, so that deep nesting uses no stack.
    var inner = outer
    while let subscriber = inner {
      guard subscriber.flattening.endsWith(subscriber.slot, subscriber.number) else { return }
      inner = subscriber.flattening.outer
    }
    _ = send(.completion(.finished, upstream: number))
  }

  /// Records an end, and subscribes to a publisher that waits.
  ///
  /// - Returns: Whether this operator is finished with it.
  @inlinable
  func endsWith(_ slot: Int, _ number: Int, isUpstream: Bool = false) -> Bool {
    let (mustSubscribe, isFinished, _) = withSlots { slots -> (Bool, Bool, AnyCancellable?) in
      guard number == state.number, !slots.isCancelled else { return (false, false, nil) }
      if isUpstream { state.isUpstreamFinished = true } else { state.active -= 1 }
      let isLatest = policy.excess == .replace && !isUpstream
      let ended = isLatest ? slots.latest.take() : slots.release(slot)
      if !state.pending.isEmpty { return (enter(&slots), false, ended) }
      return (false, state.isUpstreamFinished && state.active == 0, ended)
    }
    if mustSubscribe { subscribeToPending() }
    return isFinished
  }
}
