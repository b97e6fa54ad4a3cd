/// A publisher of the result of an asynchronous closure.
///
///     Future { await load() }:       -----(a|)
///     Future { try await load() }:   -----#
///
/// Runs the closure for each subscriber, in a task that is cancelled with the subscription. So
/// ``Publisher/retry(_:)`` runs it again, and ``Publisher/share(replay:)`` runs it once for all
/// subscribers.
public struct Future<Output: Sendable, Failure: Error>: Publisher {
  private let body: @Sendable () async throws(Failure) -> Output

  /// Creates a publisher of the value that `body` returns or the error that it throws.
  public init(_ body: @escaping @Sendable () async throws(Failure) -> Output) {
    self.body = body
  }

  /// Runs the closure and sends its result to `subscriber`.
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    subscriber.runTask { [body] send throws(Failure) in
      _ = send(try await body())
    }
  }
}
