/// Names for the times of a scheduler: all schedulers measure them in seconds.
public enum ScheduledTime {
  /// The time between two instants. A literal is a number of seconds.
  public struct Stride: Hashable, Codable, Sendable {
    /// The number of seconds.
    public var timeInterval: TimeInterval

    /// Creates the time of a number of seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    /// The same time for the operators that take a duration.
    var duration: Duration { .seconds(timeInterval) }

    /// Returns a number of seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }

    /// Returns a number of seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }

    /// Returns a number of milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride {
      Stride(TimeInterval(milliseconds) / 1e3)
    }

    /// Returns a number of microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride {
      Stride(TimeInterval(microseconds) / 1e6)
    }

    /// Returns a number of nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride {
      Stride(TimeInterval(nanoseconds) / 1e9)
    }
  }
}

extension ScheduledTime.Stride: ExpressibleByFloatLiteral, SignedNumeric, Comparable {
  /// Creates the time of a number of seconds.
  public init(floatLiteral seconds: TimeInterval) { self.init(seconds) }

  /// Creates the time of a number of seconds.
  public init(integerLiteral seconds: TimeInterval) { self.init(seconds) }

  /// Creates the time of a number of seconds, unless it has too many digits.
  public init?(exactly seconds: some BinaryInteger) {
    guard let timeInterval = TimeInterval(exactly: seconds) else { return nil }
    self.init(timeInterval)
  }

  /// The number of seconds without its sign.
  public var magnitude: TimeInterval { timeInterval.magnitude }

  /// Returns the sum of both times.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval + rhs.timeInterval) }

  /// Returns the difference of both times.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval - rhs.timeInterval) }

  /// Returns the product of both numbers of seconds, as a number of seconds.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval * rhs.timeInterval) }

  /// Multiplies the number of seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// Returns whether the first time is the shorter one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
}
