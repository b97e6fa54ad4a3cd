extension Publisher {
  /// Publishes what all values come to, when the upstream finishes.
  ///
  ///     upstream:       --1--2--3--|
  ///     reduce(0, +):   -----------(6|)
  ///
  /// Of an upstream without values, that is `initial`. A failure passes as it is, without a result.
  ///
  /// - Parameters:
  ///   - initial: Where it begins.
  ///   - next: Makes the next result of the one before and a value.
  @inlinable
  public func reduce<Result: Sendable>(
    _ initial: Result, _ next: @escaping @Sendable (_ result: Result, _ value: Output) -> Result
  ) -> some Publisher<Result, Failure> {
    Reduce(upstream: self, initial: initial) { $0 = next($0, $1) }
  }

  /// Publishes what all values come to, when the upstream finishes.
  ///
  ///     upstream:                       --a--b--a--|
  ///     reduce(into: [:]) {
  ///       $0[$1, default: 0] += 1 }:    -----------([a: 2, b: 1]|)
  ///
  /// As ``Publisher/reduce(_:_:)``, for results that are dear to copy.
  ///
  /// - Parameters:
  ///   - initial: Where it begins.
  ///   - update: Adds a value to the result.
  @inlinable
  public func reduce<Result: Sendable>(
    into initial: Result,
    _ update: @escaping @Sendable (_ result: inout Result, _ value: Output) -> Void
  ) -> some Publisher<Result, Failure> {
    Reduce(upstream: self, initial: initial, update: update)
  }
}

@usableFromInline
struct Reduce<Upstream: Publisher, Output: Sendable>: Publisher {
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let initial: Output
  @usableFromInline let update: @Sendable (inout Output, Upstream.Output) -> Void

  @inlinable
  init(
    upstream: Upstream, initial: Output,
    update: @escaping @Sendable (inout Output, Upstream.Output) -> Void
  ) {
    self.upstream = upstream
    self.initial = initial
    self.update = update
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(ReduceSubscriber(result: initial, update: update, downstream: subscriber))
  }
}

@usableFromInline
struct ReduceSubscriber<Input: Sendable, Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline var result: Downstream.Input
  @usableFromInline let update: @Sendable (inout Downstream.Input, Input) -> Void
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    result: Downstream.Input,
    update: @escaping @Sendable (inout Downstream.Input, Input) -> Void,
    downstream: consuming Downstream
  ) {
    self.result = result
    self.update = update
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    update(&result, input)
    return .more
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    if case .finished = completion, downstream.receive(result) == .stop { return }
    downstream.receive(completion: completion)
  }
}
