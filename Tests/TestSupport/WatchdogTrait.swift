import Testing

/// A trait that ends the run with the name of the test that hangs.
///
///     @Suite(.watchdog) struct LampTests {
///       …
///     }
///
/// A test waits for others: those of the main actor for their turn on it, and all of them for a
/// processor. A limit of its time, like `timeLimit(_:)`, counts this too, so a busy machine
/// exceeds it. The watchdog counts what the tests use: five minutes of processor time, or of idle
/// time, in which no test begins or ends.
public struct WatchdogTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait also applies to the tests and suites within a suite, which it does.
  public var isRecursive: Bool { true }

  /// Runs a test while the watchdog knows of it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let identifier = Watchdog.shared.begin(test)
    defer { Watchdog.shared.end(identifier) }
    try await function()
  }
}

extension Trait where Self == WatchdogTrait {
  /// Ends the run with the name of the test that hangs: see ``WatchdogTrait``.
  public static var watchdog: Self { Self() }
}
