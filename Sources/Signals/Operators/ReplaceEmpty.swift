extension Publisher {
  /// Publishes `output` if the upstream finishes without a value.
  ///
  ///     upstream:                -----|
  ///     replaceEmpty(with: z):   -----(z|)
  ///
  /// A failure passes as it is.
  @inlinable
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    ReplaceEmpty(upstream: self, output: output)
  }
}

@usableFromInline
struct ReplaceEmpty<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let output: Output

  @inlinable
  init(upstream: Upstream, output: Output) {
    self.upstream = upstream
    self.output = output
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(ReplaceEmptySubscriber(output: output, downstream: subscriber))
  }
}

@usableFromInline
struct ReplaceEmptySubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  /// What to publish instead of nothing; `nil` once there has been a value.
  @usableFromInline var output: Input?
  @usableFromInline var downstream: Downstream

  @inlinable
  init(output: Input, downstream: consuming Downstream) {
    self.output = output
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    output = nil
    return downstream.receive(input)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    if let output, case .finished = completion, downstream.receive(output) == .stop { return }
    downstream.receive(completion: completion)
  }
}
