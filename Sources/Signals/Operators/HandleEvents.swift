extension Publisher {
  /// Looks on while a stream passes.
  ///
  ///     let watched = titles.handleEvents(receiveOutput: { print($0) })
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called before the upstream is subscribed to.
  ///   - receiveOutput: Called with each value before it is passed on.
  ///   - receiveCompletion: Called with the completion before it is passed on.
  ///   - receiveCancel: Called once when the subscription ends without a completion from above: by
  ///     cancelling, or because the subscriber had enough.
  @inlinable
  public func handleEvents(
    receiveSubscription: (@Sendable () -> Void)? = nil,
    receiveOutput: (@Sendable (Output) -> Void)? = nil,
    receiveCompletion: (@Sendable (Completion<Failure>) -> Void)? = nil,
    receiveCancel: (@Sendable () -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription ?? {},
      receiveOutput: receiveOutput ?? { _ in },
      receiveCompletion: receiveCompletion ?? { _ in },
      receiveCancel: receiveCancel)
  }
}

@usableFromInline
struct HandleEvents<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let receiveSubscription: @Sendable () -> Void
  @usableFromInline let receiveOutput: @Sendable (Output) -> Void
  @usableFromInline let receiveCompletion: @Sendable (Completion<Failure>) -> Void
  @usableFromInline let receiveCancel: (@Sendable () -> Void)?

  @inlinable
  init(
    upstream: Upstream,
    receiveSubscription: @escaping @Sendable () -> Void,
    receiveOutput: @escaping @Sendable (Output) -> Void,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void,
    receiveCancel: (@Sendable () -> Void)?
  ) {
    self.upstream = upstream
    self.receiveSubscription = receiveSubscription
    self.receiveOutput = receiveOutput
    self.receiveCompletion = receiveCompletion
    self.receiveCancel = receiveCancel
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    receiveSubscription()
    let cancellation = receiveCancel.map(CancellationHandler.init)
    let subscription = upstream.subscribe(
      HandleEventsSubscriber(
        receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
        cancellation: cancellation, downstream: subscriber))
    guard let cancellation else { return subscription }
    return AnyCancellable {
      cancellation.cancel()
      subscription.cancel()
    }
  }
}

@usableFromInline
struct HandleEventsSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let receiveOutput: @Sendable (Input) -> Void
  @usableFromInline let receiveCompletion: @Sendable (Completion<Failure>) -> Void
  /// Runs `receiveCancel`, unless a completion closes it first.
  @usableFromInline let cancellation: CancellationHandler?
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    receiveOutput: @escaping @Sendable (Input) -> Void,
    receiveCompletion: @escaping @Sendable (Completion<Failure>) -> Void,
    cancellation: CancellationHandler?, downstream: consuming Downstream
  ) {
    self.receiveOutput = receiveOutput
    self.receiveCompletion = receiveCompletion
    self.cancellation = cancellation
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    receiveOutput(input)
    let demand = downstream.receive(input)
    if demand == .stop { cancellation?.cancel() }
    return demand
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    cancellation?.deactivate()
    receiveCompletion(completion)
    downstream.receive(completion: completion)
  }
}
