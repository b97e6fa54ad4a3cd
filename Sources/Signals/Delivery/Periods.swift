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
