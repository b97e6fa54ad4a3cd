extension Publisher {
  /// Publishes values until `other` publishes one, then finishes.
  ///
  ///     upstream:                       --a--b--c--d-|
  ///     other:                          -------x------
  ///     prefix(untilOutputFrom: other): --a--b-|
  ///
  /// Cancels both publishers then. A completion of `other`, even a failure, has no effect.
  public func prefix(
    untilOutputFrom other: some Publisher
  ) -> some Publisher<Output, Failure> {
    let ends = other.map { _ in true }.replaceError(with: false).setFailureType(to: Failure.self)
    // First, because the upstream may publish during the subscription.
    return CombinedPair(ends, self, PrefixUntilState())
  }
}

/// Passes on the values of the second upstream, until the first one publishes `true`.
private struct PrefixUntilState<Value: Sendable>: CombiningState {
  static var cancelsFirst: Bool { true }
  private(set) var isFinished = false

  init() {}

  mutating func receive(_ input: Either<Bool, Value>, from _: Int) -> Value? {
    switch input {
    case .first(let ends):
      isFinished = ends
      return nil
    case .second(let value):
      return value
    }
  }

  func finish(_ upstream: Int) -> Bool {
    upstream == 1
  }
}
