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
    subscriber.didSubscribe()
    let outer = FlatteningSubscriber<Output, Failure>(in: copy subscriber)
    let flattening =
      if let outer, policy.excess != .replace {
        Flattening(policy, isEndless: upstream.sendsEndlessly, outer: outer)
      } else {
        Flattening(policy, isEndless: upstream.sendsEndlessly, AnySubscriber(subscriber))
      }
    let slot = flattening.withSlots { slots in
      slots.beginsWithUpstream = true
      return slots.take()
    }
    let subscription = upstream.subscribe(FlatteningUpstream(flattening, slot: slot, transform))
    let serializer = flattening.sender.serializer
    serializer.retain(subscription, in: slot)
    return flattening.outer == nil ? AnyCancellable(serializer) : .ended
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
    flattening.complete(completion, slot, flattening.latestNumber, isUpstream: true)
  }
}
