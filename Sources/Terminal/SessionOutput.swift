import Signals
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The text that a program prints during a session, until the session shows it.
final class SessionOutput: Sendable {
  static let shared = SessionOutput()

  /// Where text goes.
  enum Destination {
    /// To standard output, at once.
    case standardOutput
    /// To the session, which is told by the closure.
    case session(@Sendable () -> Void)
  }

  private struct State {
    var destination = Destination.standardOutput
    var pending = ""

    /// Drops the older half of the pending text.
    mutating func dropOldLines() {
      let rest = String(decoding: pending.utf8.suffix(SessionOutput.limit / 2), as: UTF8.self)
      let start = rest.firstIndex(where: \.isNewline).map(rest.index(after:)) ?? rest.startIndex
      pending = "…\n" + rest[start...]
    }
  }

  /// The largest number of bytes that wait for a terminal that does not accept them.
  static let limit = 1 << 20

  private let state = Lock(State())

  /// Sends all further text to `destination`, and returns the text that is pending.
  @discardableResult
  func direct(to destination: Destination) -> String {
    state.withLock { state in
      state.destination = destination
      defer { state.pending = "" }
      return state.pending
    }
  }

  /// Writes `text` to the session, or to standard output if there is none.
  func write(_ text: String) {
    let destination = state.withLock { state in
      if case .session = state.destination {
        state.pending += text
        if state.pending.utf8.count > SessionOutput.limit { state.dropOldLines() }
      }
      return state.destination
    }
    switch destination {
    case .standardOutput: SessionOutput.writeToStandardOutput(text)
    case .session(let wake): wake()
    }
  }

  /// Returns the complete lines that are pending, without the line feed after the last.
  func takeLines() -> String? {
    state.withLock { state in
      guard let end = state.pending.lastIndex(where: \.isNewline) else { return nil }
      let lines = String(state.pending[..<end])
      state.pending = String(state.pending[state.pending.index(after: end)...])
      return lines
    }
  }

  /// Writes `text` to standard output, as lines that pass the sanitizer.
  static func writeToStandardOutput(_ text: String) {
    Swift.print(SafeText.lines(of: text).joined(separator: "\n"), terminator: "")
    // A session without a terminal writes its frames to the descriptor, after these lines.
    fflush(nil)
  }
}

extension Session {
  /// Prints `items`, as the standard library's function does, without disturbing the screen.
  ///
  /// During an inline session the lines appear above its view and stay in the terminal's
  /// scrollback. During one on the whole screen they are printed when it ends. They are printed at
  /// once without a session, and where standard output is not the terminal. Control characters
  /// are printed as their pictures, so colors and other escape sequences have no effect.
  ///
  /// A line appears when it is complete. May be called on any thread.
  ///
  /// - Parameters:
  ///   - items: The values to print.
  ///   - separator: The text between two items.
  ///   - terminator: The text after the last item.
  public nonisolated static func print(
    _ items: Any..., separator: String = " ", terminator: String = "\n"
  ) {
    let text = items.map { String(describing: $0) }.joined(separator: separator)
    SessionOutput.shared.write(text + terminator)
  }

  /// Receives what the program prints.
  func beginOutput() {
    if isatty(STDOUT_FILENO) == 0 { return }
    SessionOutput.shared.direct(to: .session { [loop] in loop.wake() })
  }

  /// Moves the printed lines above an inline view.
  func collectOutput() {
    guard configuration.placement == .inline else { return }
    if let lines = SessionOutput.shared.takeLines() { screen.insertAbove(lines) }
    capturedOutput.didShow()
    if let lines = capturedOutput.nextLines() { screen.insertAbove(lines) }
  }

  /// Prints what has not been shown.
  func endOutput() {
    let rest = SessionOutput.shared.direct(to: .standardOutput)
    if !rest.isEmpty { SessionOutput.writeToStandardOutput(rest) }
  }
}
