extension Publisher {
  /// Publishes values as long as `predicate` is true, then finishes.
  ///
  ///     upstream:                   --1--2--3--1-|
  ///     prefix(while: { $0 < 3 }):  --1--2--|
  ///
  /// Finishes with the first value for which it is false, without publishing that.
  @inlinable
  public func prefix(
    while predicate: @escaping @Sendable (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    PrefixWhile(upstream: self, predicate: predicate)
  }
}

@usableFromInline
struct PrefixWhile<Upstream: Publisher>: Publisher {
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
    upstream.subscribe(PrefixWhileSubscriber(predicate: predicate, downstream: subscriber))
  }
}

@usableFromInline
struct PrefixWhileSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let predicate: @Sendable (Input) -> Bool
  @usableFromInline var downstream: Downstream

  @inlinable
  init(predicate: @escaping @Sendable (Input) -> Bool, downstream: consuming Downstream) {
    self.predicate = predicate
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    if predicate(input) { return downstream.receive(input) }
    downstream.receive(completion: .finished)
    return .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
