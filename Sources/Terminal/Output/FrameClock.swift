import Signals

/// Decides when a session shows its next frame.
///
/// The first change after a pause is shown at once, and so is what a key has changed. Other
/// changes wait until the last frame has been on the screen for a sixtieth of a second, so that
/// streams of values do not flood the terminal.
struct FrameClock {
  private var last: Instant?
  private var needsFrame = true
  private var isUrgent = false

  /// The shortest time between two frames because of streams.
  static let interval = Duration.seconds(1) / 60

  /// Records that something may have changed.
  ///
  /// - Parameter isUrgent: Whether to show it at once.
  mutating func request(isUrgent: Bool = false) {
    needsFrame = true
    if isUrgent { self.isUrgent = true }
  }

  /// Returns the time until the next frame; `nil` if nothing has changed.
  func delay(at now: Instant) -> Duration? {
    guard needsFrame else { return nil }
    guard let last, !isUrgent else { return .zero }
    return max(.zero, now.duration(to: last.advanced(by: FrameClock.interval)))
  }

  /// Records that the newest state has been rendered.
  ///
  /// - Parameter isShown: Whether it differed from the last one.
  mutating func didRender(at now: Instant, isShown: Bool) {
    needsFrame = false
    isUrgent = false
    if isShown { last = now }
  }
}
