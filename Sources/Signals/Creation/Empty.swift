/// A publisher without values.
///
///     Empty():                            |
///     Empty(completeImmediately: false):  ----------
public struct Empty<Output: Sendable, Failure: Error>: Publisher {
  /// Whether it finishes at once, or never.
  public let completeImmediately: Bool

  /// A publisher that finishes at once or, with `false`, never does anything.
  @inlinable
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Finishes, or does nothing.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    if completeImmediately { subscriber.receive(completion: .finished) }
    return .ended
  }
}
