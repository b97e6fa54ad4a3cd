/// A publisher of what an asynchronous closure returns.
///
///     Future { await load() }:       -----(a|)
///     Future { try await load() }:   -----#
///
/// Runs the closure for each subscriber, in a task of its own, which is cancelled with the
/// subscription. So ``Publisher/retry(_:)`` tries again; with ``Publisher/share(replay:)`` behind
/// it, it runs once for all.
public struct Future<Output: Sendable, Failure: Error>: Publisher {
  private let body: @Sendable () async throws(Failure) -> Output

  /// A publisher of the result of `body`, or of what that throws.
  public init(_ body: @escaping @Sendable () async throws(Failure) -> Output) {
    self.body = body
  }

  /// Runs the closure for `subscriber`.
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    subscriber.runTask { [body] send throws(Failure) in
      _ = send(try await body())
    }
  }
}
