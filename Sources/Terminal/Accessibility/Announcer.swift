import ComponentCore
import Signals
import TextBackend

/// The lines of a session for screen readers, and when they are due.
struct Announcer {
  private var reader = ScreenReader()
  /// Whether the user has done something since the last lines.
  var hasInput = true
  /// The time of the last lines.
  private var lastTime: Instant?
  /// Ends the pause after lines that the user has not caused.
  fileprivate var timer: AnyCancellable?

  /// The shortest time between lines that the user has not caused, so that one can listen.
  private static let interval = Duration.seconds(1)

  /// Makes the next lines those of the whole screen, which are due at once.
  mutating func readAll() {
    reader.readAll()
    hasInput = true
  }

  /// Returns the time until the next lines are due, or `nil` if they are due now: after anything
  /// that the user does, otherwise a second after the last ones.
  func pause(at now: Instant) -> Duration? {
    guard !hasInput, let lastTime else { return nil }
    let next = lastTime.advanced(by: Announcer.interval)
    return next > now ? now.duration(to: next) : nil
  }

  /// Returns the lines that tell how `screen` has changed.
  mutating func lines(for screen: AccessibilityElement, at now: Instant) -> [String] {
    hasInput = false
    let lines = reader.lines(for: screen)
    if !lines.isEmpty { lastTime = now }
    return lines
  }
}

extension Session {
  /// Returns the bytes of the next frame or, for a screen reader, of the next lines; empty if
  /// nothing has changed.
  func nextBytes() -> [UInt8] {
    guard var announcer else { return screen.bytes() }
    defer { self.announcer = announcer }
    let now = loop.now
    if let pause = announcer.pause(at: now) {
      announcer.timer = loop.schedule(after: pause) { [loop] in loop.wake() }
      return []
    }
    announcer.timer = nil
    let lines = announcer.lines(for: screen.accessibility, at: now)
    return lines.flatMap { Array("\($0)\r\n".utf8) }
  }

  /// Draws the screen again, or reads all of it again.
  func redraw() {
    announcer?.readAll()
    screen.invalidate()
  }

  /// Writes the first lines of a session for a screen reader, which queries nothing: responses
  /// would be of no use.
  func sendFirstLines() {
    writer.send(Array(modes.reenter.utf8) + nextBytes())
    frames.didRender(at: loop.now, isShown: true)
  }
}
