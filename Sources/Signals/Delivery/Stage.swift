/// The behavior of an operator on one upstream that needs neither a lock nor a timer.
///
///     upstream ── StageSubscriber(stage) ── downstream
///
/// A stage is a value that holds the operator's state. It is copied for each subscription, and
/// ``StageSubscriber`` hands it every event together with the downstream. A stage therefore
/// contains only what is particular to its operator, and a chain of stages is one nested value.
@usableFromInline
package protocol Stage<Input, Failure>: Operator {
  /// Prepares the state and sends leading values, before the upstream is subscribed to.
  ///
  /// - Returns: ``Demand/stop`` if there is no need to subscribe to the upstream.
  mutating func start(_ downstream: inout some Subscriber<Output, NewFailure>) -> Demand

  /// Receives a subscription of the upstream, before its first event. A stage that may complete
  /// before the upstream retains it, and then cancels it first.
  ///
  /// - Returns: Whether the stages further down receive it too.
  mutating func prepareToEnd(_ upstream: Subscription) -> Bool

  /// Called when the upstream counts as subscribed to, if that is before it has been.
  func didSubscribe()

  /// Handles a value of the upstream.
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, NewFailure>
  ) -> Demand

  /// Handles the completion of the upstream.
  mutating func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<Output, NewFailure>)
}

extension Stage {
  @inlinable @inline(__always)
  package func start(_: inout some Subscriber<Output, NewFailure>) -> Demand {
    .more
  }

  @inlinable
  package func prepareToEnd(_: Subscription) -> Bool {
    true
  }

  @inlinable
  package func didSubscribe() {}

  @inlinable @inline(__always)
  package consuming func subscribe<S: Subscriber<Output, NewFailure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    var stage = self
    guard stage.start(&subscriber) == .more else { return .ended }
    return upstream.subscribe(StageSubscriber(stage, subscriber))
  }
}

/// A stage that keeps the type of the failure, and passes completions on by default.
@usableFromInline
package protocol SimpleStage<Input, Failure>: Stage where NewFailure == Failure {}

extension SimpleStage {
  @inlinable
  package func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<Output, Failure>
  ) {
    downstream.receive(completion: completion)
  }
}

/// A stage that may complete before the upstream, and then cancels that first.
@usableFromInline
protocol EndingStage: SimpleStage {
  /// The subscription to cancel.
  var upstream: Subscription? { get set }
}

extension EndingStage {
  @inlinable
  mutating func prepareToEnd(_ upstream: Subscription) -> Bool {
    self.upstream = upstream
    return true
  }

  @inlinable @inline(never)
  func end(
    with completion: Completion<Failure>, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    upstream?.cancel()
    downstream.receive(completion: completion)
    return .stop
  }
}

/// The subscriber of every operator that is a stage.
@usableFromInline
package struct StageSubscriber<
  Operator: Stage, Downstream: Subscriber<Operator.Output, Operator.NewFailure>
>: Subscriber {
  @usableFromInline var stage: Operator
  @usableFromInline var downstream: Downstream

  @inlinable
  package init(_ stage: Operator, _ downstream: consuming Downstream) {
    self.stage = stage
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  package mutating func receive(_ input: Operator.Input) -> Demand {
    stage.receive(input, &downstream)
  }

  @inlinable
  package mutating func receive(completion: Completion<Operator.Failure>) {
    stage.receive(completion: completion, &downstream)
  }
}
