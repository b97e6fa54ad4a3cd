extension Publisher {
  /// Publishes the values of `next` after the upstream has finished.
  ///
  ///     upstream:       --a--b-|
  ///     next:                  --c--|
  ///     append(next):   --a--b---c--|
  ///
  /// Subscribes to `next` only then, and misses values that it sends before. A failure of the
  /// upstream is passed on, and `next` is never subscribed to.
  @inlinable
  public func append<Next: Publisher<Output, Failure>>(
    _ next: Next
  ) -> some Publisher<Output, Failure> {
    let continued = Continued<Failure, Next>(sendsEndlessly: next.sendsEndlessly) { completion in
      if case .failure = completion { .complete(completion) } else { .subscribe(to: next) }
    }
    return OperatorPublisher(self, continued)
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
    append(elements.publisher.setFailureType(to: Failure.self))
  }
}
