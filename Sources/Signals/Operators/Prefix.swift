extension Publisher {
  /// Publishes the first `maxLength` values, then finishes.
  ///
  ///     upstream:   --a--b--c--d-|
  ///     prefix(2):  --a--b|
  ///
  /// Cancels the upstream with the last of them. `prefix(0)` finishes without subscribing to it.
  ///
  /// - Precondition: `maxLength` is not negative.
  @inlinable
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    precondition(maxLength >= 0, "prefix(\(maxLength)): the length must not be negative.")
    return OperatorPublisher(self, Prefix(remaining: maxLength))
  }
}

@usableFromInline
struct Prefix<Input: Sendable, Failure: Error>: EndingStage {
  @usableFromInline var remaining: Int
  @usableFromInline var upstream: Subscription?

  @inlinable
  init(remaining: Int) {
    self.remaining = remaining
  }

  @inlinable
  func start(_ downstream: inout some Subscriber<Input, Failure>) -> Demand {
    remaining > 0 ? .more : end(with: .finished, &downstream)
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Input, Failure>
  ) -> Demand {
    remaining -= 1
    guard downstream.receive(input) == .more else { return .stop }
    return remaining > 0 ? .more : end(with: .finished, &downstream)
  }
}
