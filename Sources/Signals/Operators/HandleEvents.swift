extension Publisher {
  /// Calls closures as events pass, without changing them.
  ///
  ///     let observed = titles.handleEvents(receiveOutput: { print($0) })
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called before the upstream is subscribed to.
  ///   - receiveOutput: Called with each value before it is passed on.
  ///   - receiveCompletion: Called with the completion before it is passed on.
  ///   - receiveCancel: Called once if the subscription ends without a completion of the upstream:
  ///     it was cancelled, or the subscriber answered ``Demand/stop``.
  @inlinable
  public func handleEvents(
    receiveSubscription: (@Sendable () -> Void)? = nil,
    receiveOutput: (@Sendable (Output) -> Void)? = nil,
    receiveCompletion: (@Sendable (Completion<Failure>) -> Void)? = nil,
    receiveCancel: (@Sendable () -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    HandleEvents(
      upstream: self,
      stage: HandleEventsStage(
        receiveSubscription: receiveSubscription ?? {},
        receiveOutput: receiveOutput ?? { _ in },
        receiveCompletion: receiveCompletion ?? { _ in }),
      receiveCancel: receiveCancel)
  }
}

@usableFromInline
struct HandleEvents<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let stage: HandleEventsStage<Output, Failure>
  @usableFromInline let receiveCancel: (@Sendable () -> Void)?

  @inlinable
  init(
    upstream: Upstream, stage: HandleEventsStage<Output, Failure>,
    receiveCancel: (@Sendable () -> Void)?
  ) {
    self.upstream = upstream
    self.stage = stage
    self.receiveCancel = receiveCancel
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let cancellation = receiveCancel.map(CancellationHandler.init)
    var stage = stage
    stage.cancellation = cancellation
    let subscription = Staged(upstream, stage).subscribe(subscriber)
    guard let cancellation else { return subscription }
    return AnyCancellable {
      cancellation.cancel()
      subscription.cancel()
    }
  }
}

@usableFromInline
struct HandleEventsStage<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline let receiveSubscription: @Sendable () -> Void
  @usableFromInline let receiveOutput: @Sendable (Input) -> Void
  @usableFromInline let receiveCompletion: @Sendable (Completion<Failure>) -> Void
  /// Runs `receiveCancel`, unless a completion deactivates it first.
  @usableFromInline var cancellation: CancellationHandler?

  @inlinable
  init(
    receiveSubscription: @escaping @Sendable () -> Void,
    receiveOutput: @escaping @Sendable (Input) -> Void,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void
  ) {
    self.receiveSubscription = receiveSubscription
    self.receiveOutput = receiveOutput
    self.receiveCompletion = receiveCompletion
  }

  @inlinable
  func start<Downstream: Subscriber<Input, Failure>>(_: inout Downstream) -> Demand {
    receiveSubscription()
    return .more
  }

  @inlinable @inline(__always)
  func receive<Downstream: Subscriber<Input, Failure>>(
    _ input: Input, _ downstream: inout Downstream
  ) -> Demand {
    receiveOutput(input)
    let demand = downstream.receive(input)
    if demand == .stop { cancellation?.cancel() }
    return demand
  }

  @inlinable
  func receive<Downstream: Subscriber<Input, Failure>>(
    completion: Completion<Failure>, _ downstream: inout Downstream
  ) {
    cancellation?.deactivate()
    receiveCompletion(completion)
    downstream.receive(completion: completion)
  }
}
