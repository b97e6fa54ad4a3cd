/// A point on a scheduler's time line.
public struct Instant: InstantProtocol, Hashable {
  /// The time since the scheduler's own beginning, whenever that was.
  public var offset: Duration

  /// The instant `offset` after the scheduler's beginning.
  public init(offset: Duration) {
    self.offset = offset
  }

  /// The instant `duration` later.
  public func advanced(by duration: Duration) -> Instant {
    Instant(offset: offset + duration)
  }

  /// The time from here to `other`; negative if that is earlier.
  public func duration(to other: Instant) -> Duration {
    other.offset - offset
  }

  /// Whether `lhs` is earlier.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.offset < rhs.offset
  }
}

/// Where whatever waits gets its time from.
///
/// An operator that knows time takes a scheduler and reads no clock of its own. It is synchronous
/// by design, so that a virtual one runs all that is due on the caller's thread, with no task to
/// wait for.
///
/// Of two jobs the one due earlier runs first; of two due at the same time, the one scheduled
/// first. A scheduler runs one job at a time.
public protocol Scheduler: Sendable {
  /// The time.
  var now: Instant { get }

  /// Runs `job` once, `delay` from now; at the next opportunity if that is not in the future, never
  /// before this returns. Cancelling or releasing the result calls it off and releases the job.
  func schedule(after delay: Duration, _ job: @escaping @Sendable () -> Void) -> AnyCancellable
}

/// A scheduler whose time passes when it is told to.
public protocol VirtualTimeScheduler: Scheduler {
  /// Lets `duration` pass, running what falls due on the calling thread.
  func advance(by duration: Duration)
}
