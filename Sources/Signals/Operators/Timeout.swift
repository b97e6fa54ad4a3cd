extension Publisher {
  /// Finishes when the next value takes too long.
  ///
  ///     upstream:                      --a--b------c-|
  ///     timeout(4, scheduler: clock):  --a--b----|
  ///
  /// The time begins with the subscription, and anew with each value. Lets go of the upstream when it
  /// is over.
  ///
  /// - Parameters:
  ///   - interval: How long the next value may take.
  ///   - scheduler: Keeps the time.
  ///   - customError: Makes an error to fail with instead of finishing.
  public func timeout(
    _ interval: Duration, scheduler: some Scheduler,
    customError: (@Sendable () -> Failure)? = nil
  ) -> some Publisher<Output, Failure> {
    Timeout(
      upstream: self, deadline: Deadline(interval, on: scheduler), customError: customError)
  }
}

private struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let deadline: Deadline<Context>
  let customError: (@Sendable () -> Failure)?

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serializer = EventSerializer(
      TimeoutCombiner(deadline: deadline, customError: customError, downstream: subscriber))
    // Nobody else knows the serializer yet: nobody is inside.
    serializer.combiner?.deadline.extend(at: serializer)
    serializer.retain(upstream.subscribe(TimedSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

private struct TimeoutCombiner<Context: Scheduler, Downstream: Subscriber>: TimedCombiner {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  typealias Event = TimedEvent<Input, Failure>

  var deadline: Deadline<Context>
  let customError: (@Sendable () -> Failure)?
  var downstream: Downstream

  init(
    deadline: Deadline<Context>, customError: (@Sendable () -> Failure)?,
    downstream: consuming Downstream
  ) {
    self.deadline = deadline
    self.customError = customError
    self.downstream = downstream
  }

  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .upstream(let event):
      deadline.extend(at: serializer)
      return downstream.receive(event)
    case .due:
      guard deadline.isReached(at: serializer) else { return .more }
      downstream.receive(completion: customError.map { .failure($0()) } ?? .finished)
      return .stop
    }
  }
}
