/// An operator that may continue with another publisher when the upstream completes.
///
///     a.append(b.append(c)):   a ── b ── c       one subscription, one subscriber
///
/// The subscriber is put into a box and handed from one publisher to the next. If the last
/// publisher continues with another one itself, it finds that box and joins the same subscription,
/// whose gate runs the steps one after the other. So a publisher that appends itself a million
/// times uses no stack, and a value passes one box.
@usableFromInline
struct Continued<Failure: Error, Next: Publisher>: Operator {
  @usableFromInline typealias Input = Next.Output
  @usableFromInline typealias NewFailure = Next.Failure

  @usableFromInline let continuation: @Sendable (Completion<Failure>) -> NextStep<Next>

  @inlinable
  init(_ continuation: @escaping @Sendable (Completion<Failure>) -> NextStep<Next>) {
    self.continuation = continuation
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Next.Output, Next.Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Next.Output, Failure>
  ) -> AnyCancellable {
    let erased = copy subscriber as? AnySubscriber<Next.Output, Next.Failure>
    let outer = erased?.box?.context as? SerialSubscription
    let subscription = outer ?? SerialSubscription()
    let first = ContinuedSubscriber<Failure, Next>(
      continuation: continuation, subscription: subscription,
      downstream: AnySubscriber(subscriber, in: subscription))
    subscription.replace { [upstream] in upstream.subscribe(first) }
    return outer == nil ? AnyCancellable(subscription) : .ended
  }
}

/// The step that follows the upstream's completion.
@usableFromInline
enum NextStep<Next: Publisher>: Sendable {
  case subscribe(to: Next)
  case complete(Completion<Next.Failure>)
}

/// Receives the events of the upstream.
@usableFromInline
struct ContinuedSubscriber<Failure: Error, Next: Publisher>: Subscriber {
  @usableFromInline let continuation: @Sendable (Completion<Failure>) -> NextStep<Next>
  @usableFromInline let subscription: SerialSubscription
  @usableFromInline var downstream: AnySubscriber<Next.Output, Next.Failure>

  @inlinable
  init(
    continuation: @escaping @Sendable (Completion<Failure>) -> NextStep<Next>,
    subscription: SerialSubscription,
    downstream: AnySubscriber<Next.Output, Next.Failure>
  ) {
    self.continuation = continuation
    self.subscription = subscription
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Next.Output) -> Demand {
    downstream.receive(input)
  }

  @inlinable @inline(never)
  func receive(completion: Completion<Failure>) {
    subscription.replace { [continuation, downstream] in
      switch continuation(completion) {
      case .subscribe(let next):
        return next.subscribe(downstream)
      case .complete(let completion):
        var downstream = downstream
        downstream.receive(completion: completion)
        return .ended
      }
    }
  }
}

/// Passes on the events of one publisher after another, until the subscription is cancelled.
@usableFromInline
struct SerialSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline let subscription: SerialSubscription
  @usableFromInline var downstream: Downstream

  @inlinable
  init(_ subscription: SerialSubscription, _ downstream: consuming Downstream) {
    self.subscription = subscription
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Downstream.Input) -> Demand {
    subscription.isActive ? downstream.receive(input) : .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Downstream.Failure>) {
    if subscription.isActive { downstream.receive(completion: completion) }
  }
}
