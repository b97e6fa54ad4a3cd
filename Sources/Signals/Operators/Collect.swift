extension Publisher {
  /// Publishes all values as one array when the upstream finishes.
  ///
  ///     upstream:    --a--b--c--|
  ///     collect():   -----------([abc]|)
  ///
  /// The array is empty if the upstream has no values. A failure is passed on without the values
  /// before it. The array grows without a limit.
  @inlinable
  public func collect() -> some Publisher<[Output], Failure> {
    reduce(into: []) { $0.append($1) }
  }

  /// Publishes the values in arrays of `count` each.
  ///
  ///     upstream:     --a--b--c--|
  ///     collect(2):   -----[ab]--([c]|)
  ///
  /// The last array, published when the upstream finishes, may be shorter, but is never empty. A
  /// failure is passed on without the values collected since the last array.
  ///
  /// - Precondition: `count` is positive.
  @inlinable
  public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
    precondition(count > 0, "collect(\(count)): the count must be positive.")
    return OperatorPublisher(self, Collect(count: count))
  }
}

@usableFromInline
struct Collect<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline typealias Output = [Input]

  @usableFromInline let count: Int
  @usableFromInline var collected: [Input] = []

  @inlinable
  init(count: Int) {
    self.count = count
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<[Input], Failure>
  ) -> Demand {
    collected.append(input)
    if collected.count < count { return .more }
    defer { collected = [] }
    return downstream.receive(collected)
  }

  @inlinable
  func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<[Input], Failure>
  ) {
    let rest = collected
    if case .finished = completion, !rest.isEmpty, downstream.receive(rest) == .stop { return }
    downstream.receive(completion: completion)
  }
}
