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
    return statefulMap([]) { (collected: inout [Output], value) -> [Output]? in
      collected.append(value)
      if collected.count < count { return nil }
      defer { collected = [] }
      return collected
    } last: { rest in
      rest.isEmpty ? nil : rest
    }
  }
}
