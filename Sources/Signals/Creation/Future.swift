/// A publisher of the result of a closure.
///
///     Future { await load() }:                        -----(a|)
///     Future { try await load() }:                    -----#
///     Future { promise in load { promise($0) } }:     -----(a|)
///
/// Runs the closure for each subscriber, so ``Publisher/retry(_:)`` runs it again, and
/// ``Publisher/share(replay:)`` runs it once for all subscribers. An asynchronous closure runs in
/// a task that has the priority of the subscribing one and is cancelled with the subscription.
public struct Future<Output: Sendable, Failure: Error>: Publisher {
  /// A function that ends the future, with a value or a failure. Only its first call counts.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let results: AnyPublisher<Output, Failure>

  /// Creates a publisher of the value that `body` returns or the error that it throws.
  public init(_ body: @escaping @Sendable () async throws(Failure) -> Output) {
    let results = Create<Output, Failure>(runningTask: { emitter throws(Failure) in
      emitter.send(try await body())
    })
    self.results = results.eraseToAnyPublisher()
  }

  /// Creates a publisher of the result that `attemptToFulfill` passes to its promise, from any
  /// thread, at once or later.
  ///
  /// For functions with a completion handler. If the promise is released without a call, the
  /// subscription ends without a completion.
  @_disfavoredOverload  // SwiftUIPort has one without `Sendable`, and prefers it.
  public init(_ attemptToFulfill: @escaping @Sendable (@escaping Promise) -> Void) {
    let results = Create<Output, Failure> { emitter in
      attemptToFulfill { result in
        switch result {
        case .success(let value): emitter.send(value)
        case .failure(let error): emitter.send(completion: .failure(error))
        }
      }
      return .ended
    }
    self.results = results.first().eraseToAnyPublisher()
  }

  /// Not available: an asynchronous closure returns its result, and needs no promise.
  @available(
    *, unavailable,
    message: "Return the value or throw the error, without a promise: Future { try await load() }"
  )
  public init(_ attemptToFulfill: @escaping @Sendable (@escaping Promise) async -> Void) {
    fatalError()
  }

  /// Runs the closure and sends its result to `subscriber`.
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    results.subscribe(subscriber)
  }
}
