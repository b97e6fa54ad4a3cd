extension Publisher {
  /// Goes on with another publisher where the upstream fails.
  ///
  ///     upstream:           --a--b--#
  ///     other:                      --c--|
  ///     catch { _ in other }:   --a--b----c--|
  ///
  /// - Parameter handler: Returns the publisher to go on with. Its failure is the result's.
  @inlinable
  public func `catch`<Successor: Publisher>(
    _ handler: @escaping @Sendable (Failure) -> Successor
  ) -> some Publisher<Output, Successor.Failure> where Successor.Output == Output {
    Catch(upstream: self, handler: handler)
  }
}

@usableFromInline
struct Catch<Upstream: Publisher, Successor: Publisher>: Publisher
where Successor.Output == Upstream.Output {
  @usableFromInline typealias Output = Successor.Output
  @usableFromInline typealias Failure = Successor.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let handler: @Sendable (Upstream.Failure) -> Successor

  @inlinable
  init(upstream: Upstream, handler: @escaping @Sendable (Upstream.Failure) -> Successor) {
    self.upstream = upstream
    self.handler = handler
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serial = SerialSubscription()
    let first = CatchSubscriber(handler: handler, serial: serial, downstream: subscriber)
    serial.replace { [upstream] in upstream.subscribe(first) }
    return AnyCancellable(serial)
  }
}

@usableFromInline
struct CatchSubscriber<
  Failure: Error, Successor: Publisher, Downstream: Subscriber<Successor.Output, Successor.Failure>
>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input

  @usableFromInline let handler: @Sendable (Failure) -> Successor
  @usableFromInline let serial: SerialSubscription
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    handler: @escaping @Sendable (Failure) -> Successor, serial: SerialSubscription,
    downstream: consuming Downstream
  ) {
    self.handler = handler
    self.serial = serial
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    downstream.receive(input)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let error): subscribeToSuccessor(after: error)
    }
  }

  @inlinable @inline(never)
  func subscribeToSuccessor(after error: Failure) {
    serial.replace { [handler, serial, downstream] in
      handler(error).subscribe(FinalSubscriber(serial: serial, downstream: downstream))
    }
  }
}
