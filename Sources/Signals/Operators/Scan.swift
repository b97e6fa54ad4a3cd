extension Publisher {
  /// Publishes what has come together so far, after each value.
  ///
  ///     upstream:    --1--2--3-|
  ///     scan(0, +):  --1--3--6-|
  ///
  /// `initial` itself is not published. Each subscription begins with it anew.
  ///
  /// - Parameters:
  ///   - initial: Where it begins.
  ///   - next: Makes the next result of the one before and a value.
  @inlinable
  public func scan<Result: Sendable>(
    _ initial: Result, _ next: @escaping @Sendable (_ result: Result, _ value: Output) -> Result
  ) -> some Publisher<Result, Failure> {
    Scan(upstream: self, initial: initial, next: next)
  }
}

@usableFromInline
struct Scan<Upstream: Publisher, Output: Sendable>: Publisher {
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let initial: Output
  @usableFromInline let next: @Sendable (Output, Upstream.Output) -> Output

  @inlinable
  init(
    upstream: Upstream, initial: Output,
    next: @escaping @Sendable (Output, Upstream.Output) -> Output
  ) {
    self.upstream = upstream
    self.initial = initial
    self.next = next
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(ScanSubscriber(result: initial, next: next, downstream: subscriber))
  }
}

@usableFromInline
struct ScanSubscriber<Input: Sendable, Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline var result: Downstream.Input
  @usableFromInline let next: @Sendable (Downstream.Input, Input) -> Downstream.Input
  @usableFromInline var downstream: Downstream

  @inlinable
  init(
    result: Downstream.Input,
    next: @escaping @Sendable (Downstream.Input, Input) -> Downstream.Input,
    downstream: consuming Downstream
  ) {
    self.result = result
    self.next = next
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    result = next(result, input)
    return downstream.receive(result)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
