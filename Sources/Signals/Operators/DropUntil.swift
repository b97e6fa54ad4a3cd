extension Publisher {
  /// Drops values until `other` publishes one, then publishes those that follow.
  ///
  ///     upstream:                       --a--b--c--d-|
  ///     other:                          -------x------
  ///     drop(untilOutputFrom: other):   --------c--d-|
  ///
  /// Cancels `other` after its first value. Finishes with the upstream, or when `other` finishes
  /// without a value. Fails as soon as either fails.
  public func drop<Other: Publisher>(
    untilOutputFrom other: Other
  ) -> some Publisher<Output, Failure> where Other.Failure == Failure {
    CombinedPair(other.first(), self, DropUntilState())
  }
}

private struct DropUntilState<Other: Sendable, Value: Sendable>: CombiningState {
  private var isOpen = false

  init() {}

  mutating func receive(_ input: Either<Other, Value>, from _: Int) -> Value? {
    switch input {
    case .first:
      isOpen = true
      return nil
    case .second(let value):
      return isOpen ? value : nil
    }
  }

  func finish(_ upstream: Int) -> Bool {
    upstream == 1 || !isOpen
  }
}
