import CTerminal
import Components
import Signals
import TextBackend

/// The lines of a session for screen readers.
struct Announcer {
  fileprivate var reader = ScreenReader()
  /// Whether the user has done something since the last lines.
  var hasInput = true
  /// The time of the last lines.
  fileprivate var lastTime: Instant?
  /// Ends the pause after lines that the user has not caused.
  fileprivate var timer: AnyCancellable?

  /// The shortest time between lines that the user has not caused, so that one can listen.
  fileprivate static let interval = Duration.seconds(1)
}

extension Session {
  /// Returns the bytes of the next frame or, for a screen reader, of the next lines; empty if
  /// nothing has changed.
  func nextBytes() -> [UInt8] {
    guard var announcer else { return screen.bytes() }
    defer { self.announcer = announcer }
    let now = loop.now
    if !announcer.hasInput, let last = announcer.lastTime,
      last.duration(to: now) < Announcer.interval
    {
      // The newest state is read then.
      let rest = now.duration(to: last.advanced(by: Announcer.interval))
      announcer.timer = loop.schedule(after: rest) { [loop] in loop.wake() }
      return []
    }
    announcer.timer = nil
    announcer.hasInput = false
    let lines = announcer.reader.lines(for: screen.accessibility)
    if !lines.isEmpty { announcer.lastTime = now }
    return lines.flatMap { Array("\($0)\r\n".utf8) }
  }

  /// Draws the screen again, or reads all of it again.
  func redraw() {
    announcer?.reader.readAll()
    screen.invalidate()
  }

  /// Begins a session for a screen reader, which queries nothing: responses would be of no use.
  func enterLines() {
    publishUndo()
    guard terminal_guard_arm() else { return }
    device.makeRaw()
    writer.send(Array(modes.reenter.utf8) + nextBytes())
    frames.didRender(at: loop.now, isShown: true)
  }
}
