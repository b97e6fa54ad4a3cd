/// A publisher that fails at once.
///
///     Fail(error: error):  #
public struct Fail<Output: Sendable, Failure: Error>: Publisher {
  /// The error it ends with.
  public let error: Failure

  /// A publisher that fails with `error`.
  @inlinable
  public init(error: Failure) {
    self.error = error
  }

  /// Fails.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    subscriber.receive(completion: .failure(error))
    return .ended
  }
}
