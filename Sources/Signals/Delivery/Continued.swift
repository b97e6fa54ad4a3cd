/// An operator that may continue with another publisher when the upstream completes.
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
    let subscription = SerialSubscription()
    let first = ContinuedSubscriber(
      continuation: continuation, subscription: subscription, downstream: subscriber)
    subscription.replace { [upstream] in upstream.subscribe(first) }
    return AnyCancellable(subscription)
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
struct ContinuedSubscriber<
  Failure: Error, Next: Publisher, Downstream: Subscriber<Next.Output, Next.Failure>
>: Subscriber {
  @usableFromInline let continuation: @Sendable (Completion<Failure>) -> NextStep<Next>
  @usableFromInline let subscription: SerialSubscription
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    continuation: @escaping @Sendable (Completion<Failure>) -> NextStep<Next>,
    subscription: SerialSubscription,
    downstream: consuming Downstream
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
    subscription.replace { [continuation, subscription, downstream] in
      switch continuation(completion) {
      case .subscribe(let next):
        return next.subscribe(FinalSubscriber(subscription, downstream))
      case .complete(let completion):
        var downstream = downstream
        downstream.receive(completion: completion)
        return .ended
      }
    }
  }
}

/// Receives the events of the last publisher, until the subscription is cancelled.
@usableFromInline
struct FinalSubscriber<Downstream: Subscriber>: Subscriber {
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
