extension Publisher {
  /// Publishes `output` and finishes where the upstream fails.
  ///
  ///     upstream:                --a--b--#
  ///     replaceError(with: z):   --a--b--(z|)
  ///
  /// To go on with another publisher instead, see ``Publisher/catch(_:)``.
  @inlinable
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    ReplaceError(upstream: self, output: output)
  }
}

@usableFromInline
struct ReplaceError<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Never

  @usableFromInline let upstream: Upstream
  @usableFromInline let output: Output

  @inlinable
  init(upstream: Upstream, output: Output) {
    self.upstream = upstream
    self.output = output
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(ReplaceErrorSubscriber(output: output, downstream: subscriber))
  }
}

@usableFromInline
struct ReplaceErrorSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber
where Downstream.Failure == Never {
  @usableFromInline typealias Input = Downstream.Input

  @usableFromInline let output: Input
  @usableFromInline var downstream: Downstream

  @inlinable
  init(output: Input, downstream: consuming Downstream) {
    self.output = output
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    downstream.receive(input)
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    if case .failure = completion, downstream.receive(output) == .stop { return }
    downstream.receive(completion: .finished)
  }
}
