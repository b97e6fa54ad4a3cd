/// A publisher that publishes one value.
///
///     Just("a"):  (a|)
///
/// Publishes the value during the subscription, then finishes.
public struct Just<Output: Sendable>: Publisher {
  /// A `Just` never fails.
  public typealias Failure = Never

  /// The value that the publisher publishes.
  public let output: Output

  /// Creates a publisher of `output`.
  @inlinable
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value and the completion to `subscriber`.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    if subscriber.receive(output) == .more { subscriber.receive(completion: .finished) }
    return .ended
  }
}
