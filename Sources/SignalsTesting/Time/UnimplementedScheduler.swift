import Signals

/// A scheduler that fails the test when it is used.
///
///     let clock = UnimplementedScheduler { Issue.record("\($0)") }     // Swift Testing
///     let clock = UnimplementedScheduler { XCTFail($0) }               // XCTest
///
/// It proves that the code under test needs no time: it neither reads the time nor schedules a
/// job. The time is zero, and jobs never run.
public struct UnimplementedScheduler: Scheduler {
  private let fail: @Sendable (_ message: String) -> Void

  /// Creates a scheduler that calls `fail` with a sentence at each use.
  public init(_ fail: @escaping @Sendable (_ message: String) -> Void) {
    self.fail = fail
  }

  /// Fails the test, and returns zero.
  public var now: Instant {
    fail("The time was read from a scheduler that should not be used.")
    return Instant(offset: .zero)
  }

  /// Fails the test, and drops the job.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    fail("A job was scheduled after \(delay) on a scheduler that should not be used.")
    return AnyCancellable {}
  }
}
