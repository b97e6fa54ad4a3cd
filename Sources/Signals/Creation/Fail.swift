/// A publisher that fails at once.
///
///     Fail(error: error):  #
public struct Fail<Output: Sendable, Failure: Error>: Publisher {
  /// The error with which the publisher fails.
  public let error: Failure

  /// Creates a publisher that fails with `error`.
  @inlinable
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails with `failure`, whose values would have type `outputType`.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Sends `subscriber` the failure.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    subscriber.receive(completion: .failure(error))
    return .ended
  }
}
