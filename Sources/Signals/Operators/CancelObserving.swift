/// A publisher that calls a closure when a subscription ends without a completion: it was
/// cancelled, or the subscriber answered ``Demand/stop``.
@usableFromInline
struct CancelObserving<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let receiveCancel: (@Sendable () -> Void)?

  @inlinable
  init(upstream: Upstream, receiveCancel: (@Sendable () -> Void)?) {
    self.upstream = upstream
    self.receiveCancel = receiveCancel
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    guard let receiveCancel else { return upstream.subscribe(subscriber) }
    let handler = CancellationHandler(receiveCancel)
    let stage = CancelObserver<Output, Failure>(handler: handler)
    let subscription = Staged(upstream, stage).subscribe(subscriber)
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
