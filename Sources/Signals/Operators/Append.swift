extension Publisher {
  /// Publishes the values of `next` after the upstream has finished.
  ///
  ///     upstream:       --a--b-|
  ///     next:                  --c--|
  ///     append(next):   --a--b---c--|
  ///
  /// Subscribes to `next` only then; what that sent before is missed. A failure of the upstream
  /// passes as it is, and `next` is never subscribed to.
  @inlinable
  public func append<Next: Publisher<Output, Failure>>(
    _ next: Next
  ) -> some Publisher<Output, Failure> {
    Append(upstream: self, next: next)
  }

  /// Publishes `elements` after the upstream has finished.
  ///
  ///     upstream:       --a--b-|
  ///     append(c, d):   --a--b-(cd|)
  @inlinable
  public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
    append(elements)
  }

  /// Publishes `elements` after the upstream has finished.
  @inlinable
  public func append<Elements: Sequence<Output> & Sendable>(
    _ elements: Elements
  ) -> some Publisher<Output, Failure> {
    Append(upstream: self, next: elements.publisher.setFailureType(to: Failure.self))
  }
}

@usableFromInline
struct Append<Upstream: Publisher, Next: Publisher<Upstream.Output, Upstream.Failure>>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let next: Next

  @inlinable
  init(upstream: Upstream, next: Next) {
    self.upstream = upstream
    self.next = next
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serial = SerialSubscription()
    let first = AppendSubscriber(next: next, serial: serial, downstream: subscriber)
    serial.replace { [upstream] in upstream.subscribe(first) }
    return AnyCancellable(serial)
  }
}

@usableFromInline
struct AppendSubscriber<Next: Publisher, Downstream: Subscriber<Next.Output, Next.Failure>>:
  Subscriber
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let next: Next
  @usableFromInline let serial: SerialSubscription
  @usableFromInline var downstream: Downstream

  @inlinable
  init(next: Next, serial: SerialSubscription, downstream: consuming Downstream) {
    self.next = next
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
    case .finished: subscribeToNext()
    case .failure: downstream.receive(completion: completion)
    }
  }

  @inlinable @inline(never)
  func subscribeToNext() {
    serial.replace { [next, serial, downstream] in
      next.subscribe(FinalSubscriber(serial: serial, downstream: downstream))
    }
  }
}
