/// Finds out when a suspended session that runs in the background is in the foreground again.
///
/// Shells continue a stopped job with `SIGCONT`. But some, such as bash, send no signal when they
/// move a job to the foreground that runs in the background, so the session looks from time to
/// time. The signal follows the move if there is one, so the session waits a moment for it, and
/// then takes the terminal over only once.
struct ForegroundWatch {
  private var wasForeground = false

  /// The time after which to look again.
  var interval: Duration {
    wasForeground ? .milliseconds(20) : .milliseconds(250)
  }

  /// Records whether the process is in the foreground, and returns whether it has been twice.
  mutating func confirms(isForeground: Bool) -> Bool {
    defer { wasForeground = isForeground && !wasForeground }
    return isForeground && wasForeground
  }
}
