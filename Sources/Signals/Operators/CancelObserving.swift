/// An operator that calls a closure when a subscription ends without a completion: it was
/// cancelled, or the subscriber answered ``Demand/stop``.
@usableFromInline
struct CancelObserving<Input: Sendable, Failure: Error>: Operator {
  @usableFromInline let receiveCancel: (@Sendable () -> Void)?

  @inlinable
  init(receiveCancel: (@Sendable () -> Void)?) {
    self.receiveCancel = receiveCancel
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    guard let receiveCancel else { return upstream.subscribe(subscriber) }
    let handler = CancellationHandler(receiveCancel)
    subscriber.prepareToEnd(handler)
    let subscription = CancelObserver(handler: handler).subscribe(subscriber, to: upstream)
    return AnyCancellable {
      handler.cancel()
      subscription.cancel()
    }
  }
}

@usableFromInline
struct CancelObserver<Input: Sendable, Failure: Error>: SimpleStage {
  /// Calls the closure once, unless a completion deactivates it first.
  @usableFromInline let handler: CancellationHandler

  @inlinable
  init(handler: CancellationHandler) {
    self.handler = handler
  }

  /// The observer further up is called after this one, and stages further down call only this one.
  @usableFromInline
  func prepareToEnd(_ upstream: Subscription) -> Bool {
    handler.upstream = upstream
    return false
  }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ downstream: inout some Subscriber<Input, Failure>) -> Demand {
    let demand = downstream.receive(input)
    if demand == .stop { handler.cancel() }
    return demand
  }

  @inlinable
  func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<Input, Failure>
  ) {
    handler.deactivate()
    downstream.receive(completion: completion)
  }
}
