/// The delays between the attempts of ``Publisher/retry(_:backoff:on:)``.
///
///     .exponential(from: .seconds(1), max: .seconds(5)):   1 s, 2 s, 4 s, 5 s, 5 s, …
public struct Backoff<Failure: Error>: Sendable {
  let delay: @Sendable (_ attempt: Int, _ error: Failure) -> Duration?

  /// Creates a backoff from a closure.
  ///
  /// - Parameter delay: Returns the delay before an attempt, or `nil` to make none. Receives the
  ///   number of the attempt, counted from 1, and the error of the one before.
  public init(_ delay: @escaping @Sendable (_ attempt: Int, _ error: Failure) -> Duration?) {
    self.delay = delay
  }

  /// Creates a backoff that waits for `delay` before each attempt.
  public static func constant(_ delay: Duration) -> Backoff {
    Backoff { _, _ in delay }
  }

  /// A delay that grows by `factor` with each attempt.
  ///
  /// - Parameters:
  ///   - first: The delay before the first attempt.
  ///   - factor: The ratio of a delay to the one before.
  ///   - max: The greatest delay.
  ///   - jitter: The part of the delay, from 0 to 1, that is chosen at random. With 0.5, a delay
  ///     of four seconds becomes one between two and four. Spreads the attempts of many clients.
  ///   - random: Returns a random number from 0 to 1. Replace it in tests.
  /// - Precondition: `factor` is not negative, and `jitter` is between 0 and 1.
  public static func exponential(
    from first: Duration, factor: Double = 2, max: Duration, jitter: Double = 0,
    random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) -> Backoff {
    precondition(factor >= 0, "exponential(factor: \(factor)): a factor that is not negative.")
    precondition((0...1).contains(jitter), "exponential(jitter: \(jitter)): between 0 and 1.")
    // Products of longer durations cannot be represented. This one is 285 million years.
    let max = Swift.min(max, .seconds(Int64(1) << 53))
    return Backoff { attempt, _ in
      guard first > .zero, max > .zero else { return .zero }
      let share = first / max
      var growth = 1.0
      for _ in 1..<attempt where share * growth < 1 { growth *= factor }
      let delay = share * growth < 1 ? first * growth : max
      return delay * (1 - jitter * random())
    }
  }
}
