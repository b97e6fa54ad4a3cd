extension Publisher {
  /// Publishes all values as one array, when the upstream finishes.
  ///
  ///     upstream:    --a--b--c--|
  ///     collect():   -----------([abc]|)
  ///
  /// Of an upstream without values, that is an empty array. A failure passes as it is, without the
  /// values before it. There is no bound to what it holds.
  @inlinable
  public func collect() -> some Publisher<[Output], Failure> {
    reduce(into: []) { $0.append($1) }
  }

  /// Publishes the values in arrays of `count` each.
  ///
  ///     upstream:     --a--b--c--|
  ///     collect(2):   -----[ab]--([c]|)
  ///
  /// The last array, published when the upstream finishes, may be shorter, but is not empty. A
  /// failure passes as it is.
  ///
  /// - Precondition: `count` is positive.
  @inlinable
  public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
    precondition(count > 0, "collect(\(count)): the count must be positive.")
    return Collect(upstream: self, count: count)
  }
}

@usableFromInline
struct Collect<Upstream: Publisher>: Publisher {
  @usableFromInline typealias Output = [Upstream.Output]
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let count: Int

  @inlinable
  init(upstream: Upstream, count: Int) {
    self.upstream = upstream
    self.count = count
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.subscribe(CollectSubscriber(count: count, downstream: subscriber))
  }
}

@usableFromInline
struct CollectSubscriber<Input: Sendable, Downstream: Subscriber>: Subscriber
where Downstream.Input == [Input] {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let count: Int
  @usableFromInline var collected: [Input] = []
  @usableFromInline var downstream: Downstream

  @inlinable
  init(count: Int, downstream: consuming Downstream) {
    self.count = count
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    collected.append(input)
    return collected.count < count ? .more : send()
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    if case .finished = completion, !collected.isEmpty, send() == .stop { return }
    downstream.receive(completion: completion)
  }

  @inlinable
  mutating func send() -> Demand {
    let full = collected
    collected = []
    return downstream.receive(full)
  }
}
