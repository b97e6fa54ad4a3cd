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

  /// Locked: the number of the latest publisher, if each replaces the one before, otherwise zero.
  @exclusivity(unchecked) @usableFromInline var number = 0
  /// Locked: the number of publishers that are subscribed to.
  @exclusivity(unchecked) @usableFromInline var active = 0
  /// Locked: the publishers that wait.
  @exclusivity(unchecked) @usableFromInline var pending = Queue<Subscribe>()
  /// Locked: whether no publisher will be added.
  @exclusivity(unchecked) @usableFromInline var isUpstreamFinished = false
  /// Locked: whether the thread that subscribes will look at the publishers that wait.
  @exclusivity(unchecked) @usableFromInline var isScheduled = false

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

  @inlinable @inline(__always)
  var isActive: Bool { sender.serializer.isActive }
}

/// What happens to a value while as many publishers as possible are subscribed to.
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
      if active < policy.limit, pending.isEmpty, enter(&slots) {
        active += 1
        return slots.take()
      }
      if active < policy.limit && pending.isEmpty || policy.excess == .wait {
        pending.append { transform(input).subscribe($0) }
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
    _ = withSlots { slots in
      number += 1
      active = 1
      return slots.latest.take()
    }
    // The serializer drops the values of the publisher before from here on.
    if send(.timer) == .stop { return .stop }
    let cancellable = transform(input).subscribe(subscriber(in: 0))
    let (rest, demand) = withSlots { slots -> (AnyCancellable?, Demand) in
      if slots.isCancelled { return (cancellable, .stop) }
      if active > 0 { slots.latest = cancellable }
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
    if isScheduled { return false }
    isScheduled = true
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
      if !pending.isEmpty || !slots.waiting.isEmpty { return (rest, false) }
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
      last.isScheduled = false
      slots.waiting.removeLast()
    }
    if let next = takePending(&slots) { return next }
    leave(&slots)
    return nil
  }

  @inlinable @inline(__always)
  func leave(_ slots: inout SubscriptionSlots) {
    isScheduled = false
    slots.depth &-= 1
  }

  /// Locked: takes the publisher that has waited longest, if the limit allows.
  @inlinable
  func takePending(_ slots: inout SubscriptionSlots) -> Next? {
    guard !slots.isCancelled, active < policy.limit, let subscribe = pending.popFirst() else {
      return nil
    }
    active += 1
    return (self, subscribe, slots.take())
  }

  @inlinable @inline(__always)
  func subscriber(in slot: Int) -> Inner {
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
      if withSlots({ _ in number == self.number }) { sender.serializer.cancelAll() }
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
      guard number == self.number, !slots.isCancelled else { return (false, false, nil) }
      if isUpstream { isUpstreamFinished = true } else { active -= 1 }
      let isLatest = policy.excess == .replace && !isUpstream
      let ended = isLatest ? slots.latest.take() : slots.release(slot)
      if !pending.isEmpty { return (enter(&slots), false, ended) }
      return (false, isUpstreamFinished && active == 0, ended)
    }
    if mustSubscribe { subscribeToPending() }
    return isFinished
  }
}

/// Passes on the values of inner publishers. If each publisher replaces the one before, the timer
/// event comes with it, and only the latest one counts.
@usableFromInline
struct FlatteningHandler<Input: Sendable, Failure: Error>: EventHandler {
  @usableFromInline var downstream: AnySubscriber<Input, Failure>
  @usableFromInline var latest = 0

  @inlinable
  init(_ downstream: AnySubscriber<Input, Failure>) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func handle(
    _ event: SerializedEvent<Input, Failure>, from _: EventSender<Self>
  ) -> Demand {
    switch event {
    case .value(let value, let number):
      return number == latest ? downstream.receive(value) : .more
    case .completion(let completion, let number):
      if number != latest { return .more }
      downstream.receive(completion: completion)
      return .stop
    case .timer:
      latest += 1
      return .more
    }
  }
}

/// Passes on the events of an inner publisher.
@usableFromInline
struct FlatteningSubscriber<Output: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let flattening: Flattening<Output, Failure>
  @usableFromInline let slot: Int
  @usableFromInline let number: Int

  @inlinable
  init(flattening: Flattening<Output, Failure>, slot: Int, number: Int) {
    self.flattening = flattening
    self.slot = slot
    self.number = number
  }

  /// Finds the subscriber of an inner publisher that none replaces, also if its type is erased.
  @inlinable @inline(__always)
  init?<S: Subscriber<Output, Failure>>(in subscriber: S) {
    // The compiler decides this, because it knows `S` where this is inlined.
    if let inner = subscriber as? FlatteningSubscriber {
      self = inner
    } else if let box = (subscriber as? AnySubscriber<Output, Failure>)?.box,
      box.context is Flattening<Output, Failure>, let chain = box.chain
    {
      // The chain has this type: only `AnySubscriber` passes this context, with its subscriber.
      self = chain.assumingMemoryBound(to: FlatteningSubscriber.self).pointee
    } else {
      return nil
    }
    if flattening.policy.excess == .replace { return nil }
  }

  @inlinable @inline(__always)
  func receive(_ input: Output) -> Demand {
    Unmanaged.passUnretained(flattening)._withUnsafeGuaranteedRef {
      $0.send(.value(input, upstream: number))
    }
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    flattening.complete(completion, slot, number)
  }
}

/// Makes publishers of the upstream's values.
@usableFromInline
struct FlatteningUpstream<Input: Sendable, Inner: Publisher>: Subscriber {
  @usableFromInline let flattening: Flattening<Inner.Output, Inner.Failure>
  @usableFromInline let slot: Int
  @usableFromInline let transform: @Sendable (Input) -> Inner

  @inlinable
  init(
    _ flattening: Flattening<Inner.Output, Inner.Failure>, slot: Int,
    _ transform: @escaping @Sendable (Input) -> Inner
  ) {
    self.flattening = flattening
    self.slot = slot
    self.transform = transform
  }

  @inlinable
  func receive(_ input: Input) -> Demand {
    flattening.policy.excess == .replace
      ? flattening.replace(by: input, transform) : flattening.add(input, transform)
  }

  @inlinable
  func receive(completion: Completion<Inner.Failure>) {
    flattening.complete(completion, slot, flattening.number, isUpstream: true)
  }
}

/// An operator that makes publishers of the upstream's values and publishes theirs.
@usableFromInline
struct Flatten<Input: Sendable, Inner: Publisher>: Operator {
  @usableFromInline typealias Output = Inner.Output
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let policy: FlatteningPolicy
  @usableFromInline let transform: @Sendable (Input) -> Inner

  @inlinable
  init(_ policy: FlatteningPolicy, _ transform: @escaping @Sendable (Input) -> Inner) {
    self.policy = policy
    self.transform = transform
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    let outer = FlatteningSubscriber<Output, Failure>(in: copy subscriber)
    let flattening =
      if let outer, policy.excess != .replace {
        Flattening(policy, isEndless: upstream.sendsEndlessly, outer: outer)
      } else {
        Flattening(policy, isEndless: upstream.sendsEndlessly, AnySubscriber(subscriber))
      }
    let slot = flattening.withSlots { $0.take() }
    let subscription = upstream.subscribe(FlatteningUpstream(flattening, slot: slot, transform))
    let serializer = flattening.sender.serializer
    serializer.retain(subscription, in: slot)
    return flattening.outer == nil ? AnyCancellable(serializer) : .ended
  }
}
