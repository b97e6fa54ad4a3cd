/// A publisher that publishes no values.
///
///     Empty():                            |
///     Empty(completeImmediately: false):  ----------
public struct Empty<Output: Sendable, Failure: Error>: Publisher {
  /// Whether the publisher finishes at once. Otherwise it never completes.
  public let completeImmediately: Bool

  /// Creates a publisher that finishes at once or, if `completeImmediately` is `false`, never.
  @inlinable
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher with the given types of values and failures.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Sends `subscriber` the completion, or nothing.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    if completeImmediately { subscriber.receive(completion: .finished) }
    return .ended
  }
}
