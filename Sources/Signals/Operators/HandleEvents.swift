extension Publisher {
  /// Calls closures as events pass, without changing them.
  ///
  ///     let observed = titles.handleEvents(receiveOutput: { print($0) })
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called when the upstream has been subscribed to, or with its first
  ///     event if that comes before.
  ///   - receiveOutput: Called with each value before it is passed on.
  ///   - receiveCompletion: Called with the completion before it is passed on.
  ///   - receiveCancel: Called once if the subscription ends without a completion of the upstream:
  ///     it was cancelled, or the subscriber answered ``Demand/stop``.
  @_disfavoredOverload  // SwiftUIPort has one without `Sendable`, and prefers it.
  @inlinable
  public func handleEvents(
    receiveSubscription: (@Sendable () -> Void)? = nil,
    receiveOutput: (@Sendable (Output) -> Void)? = nil,
    receiveCompletion: (@Sendable (Completion<Failure>) -> Void)? = nil,
    receiveCancel: (@Sendable () -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    let stage = HandleEvents(
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput ?? { _ in },
      receiveCompletion: receiveCompletion ?? { _ in })
    return OperatorPublisher(
      OperatorPublisher(self, stage), CancelObserving(receiveCancel: receiveCancel))
  }
}

@usableFromInline
struct HandleEvents<Input: Sendable, Failure: Error>: SimpleStage {
  let receiveSubscription: (@Sendable () -> Void)?
  /// Calls `receiveSubscription` once.
  @usableFromInline var subscribed: CancellationHandler?
  @usableFromInline let receiveOutput: @Sendable (Input) -> Void
  let receiveCompletion: @Sendable (Completion<Failure>) -> Void

  @usableFromInline
  init(
    receiveSubscription: (@Sendable () -> Void)?,
    receiveOutput: @escaping @Sendable (Input) -> Void,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void
  ) {
    self.receiveSubscription = receiveSubscription
    self.receiveOutput = receiveOutput
    self.receiveCompletion = receiveCompletion
  }

  @usableFromInline
  func reportingSubscription() -> HandleEvents {
    var copy = self
    copy.subscribed = receiveSubscription.map { CancellationHandler($0) }
    return copy
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    let stage = reportingSubscription()
    let subscription = upstream.subscribe(StageSubscriber(stage, subscriber))
    stage.subscribed?.cancel()
    return subscription
  }

  @usableFromInline
  func didSubscribe() {
    subscribed?.cancel()
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Input, Failure>
  ) -> Demand {
    if let subscribed = subscribed.take() { report(subscribed, downstream) }
    receiveOutput(input)
    return downstream.receive(input)
  }

  @usableFromInline
  func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<Input, Failure>
  ) {
    if let subscribed { report(subscribed, downstream) }
    receiveCompletion(completion)
    downstream.receive(completion: completion)
  }

  /// Reports a subscription whose first event comes before it is returned, to the whole chain.
  @usableFromInline
  func report(_ subscribed: CancellationHandler, _ downstream: some Subscriber) {
    subscribed.cancel()
    downstream.didSubscribe()
  }
}
