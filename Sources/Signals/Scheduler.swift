/// A point in the time of a scheduler.
public struct Instant: InstantProtocol, Hashable {
  /// The time since an origin that the scheduler chooses.
  public var offset: Duration

  /// Creates the instant `offset` after the scheduler's origin.
  public init(offset: Duration) {
    self.offset = offset
  }

  /// Returns the instant `duration` later, or the last one there is.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflows) = offset.attoseconds.addingReportingOverflow(duration.attoseconds)
    return Instant(
      offset: overflows ? .limit(isNegative: duration < .zero) : .init(attoseconds: sum))
  }

  /// Returns the time from this instant to `other`, which is negative if `other` is earlier, or
  /// the longest one there is.
  public func duration(to other: Instant) -> Duration {
    let (time, overflows) = other.offset.attoseconds
      .subtractingReportingOverflow(offset.attoseconds)
    return overflows ? .limit(isNegative: other < self) : Duration(attoseconds: time)
  }

  /// Returns whether `lhs` is earlier.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.offset < rhs.offset
  }
}

extension Duration {
  /// The longest duration, or the longest negative one.
  fileprivate static func limit(isNegative: Bool) -> Duration {
    Duration(attoseconds: isNegative ? .min : .max)
  }
}

extension Instant {
  /// Returns the time from `now` to the end of the current period, where periods of one length
  /// follow each other from this instant. At the end of a period the next one is current.
  ///
  /// - Parameters:
  ///   - period: The length of a period, which is positive.
  ///   - now: The current time, which is not before this instant.
  package func remainder(ofPeriod period: Duration, at now: Instant) -> Duration {
    // A quotient of durations is rounded, and counts the wrong periods after some time.
    let elapsed = duration(to: now).attoseconds % period.attoseconds
    return Duration(attoseconds: period.attoseconds - elapsed)
  }
}

/// A clock that runs jobs at given times.
///
/// Operators that depend on time take a scheduler and read no other clock. The protocol is
/// synchronous, so that a virtual scheduler can run all due jobs on the caller's thread, with no
/// task to wait for.
///
/// A scheduler runs one job at a time: jobs with an earlier deadline first, and jobs with the same
/// deadline in the order in which they were scheduled.
public protocol Scheduler: Sendable {
  /// The current time.
  var now: Instant { get }

  /// Schedules `job` to run once, after `delay`.
  ///
  /// A job whose delay is not positive runs at the next opportunity, never before this returns.
  ///
  /// - Returns: A cancellable that removes and releases the job when it is cancelled or released.
  func schedule(after delay: Duration, _ job: @escaping @Sendable () -> Void) -> AnyCancellable
}

/// A scheduler whose time advances only on request.
public protocol VirtualTimeScheduler: Scheduler {
  /// Advances the time by `duration`, running the jobs that become due on the calling thread.
  func advance(by duration: Duration)
}
