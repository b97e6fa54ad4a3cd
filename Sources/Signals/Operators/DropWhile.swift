extension Publisher {
  /// Publishes what comes from the first value on for which `predicate` is false.
  ///
  ///     upstream:               --1--2--3--1-|
  ///     drop(while: { $0 < 2 }):  -----2--3--1-|
  ///
  /// `predicate` is not asked again after that.
  @inlinable
  public func drop(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    DropWhile(upstream: self, predicate: predicate)
  }
}

@usableFromInline
struct DropWhile<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let predicate: @Sendable (Output) -> Bool

  @inlinable
  init(upstream: Upstream, predicate: @escaping @Sendable (Output) -> Bool) {
    self.upstream = upstream
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(DropWhileSubscriber(predicate: predicate, downstream: subscriber))
  }
}

@usableFromInline
struct DropWhileSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  /// `nil` once it was false.
  @usableFromInline var predicate: (@Sendable (Input) -> Bool)?
  @usableFromInline var downstream: Downstream

  @inlinable
  init(predicate: @escaping @Sendable (Input) -> Bool, downstream: consuming Downstream) {
    self.predicate = predicate
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    if let predicate {
      if predicate(input) { return .more }
      self.predicate = nil
    }
    return downstream.receive(input)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
