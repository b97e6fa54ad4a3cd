import CTerminal

/// The text that the program has written to standard output and standard error during a session.
///
/// While a session has the terminal, the guard captures what is written to the terminal in other
/// ways, such as by `print`, and keeps the last 64 KiB. What is not taken is shown when the
/// terminal is restored.
enum CapturedOutput {
  /// Removes and returns the bytes that have been captured.
  ///
  /// They are untrusted, and may end within a line or a character.
  static func take() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = terminal_guard_take_output(&buffer, buffer.count)
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
