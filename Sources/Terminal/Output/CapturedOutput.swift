import CTerminal

/// The text that the program has written to standard output and standard error during a session.
///
/// While a session has the terminal, the guard captures what is written to the terminal in other
/// ways, such as by `print`, and keeps the last 64 KiB. An inline view shows it above itself. The
/// guard keeps it until the terminal has received it, and shows what is left when the terminal is
/// restored, so nothing is lost if the program crashes meanwhile.
struct CapturedOutput {
  /// The position after the lines that are being shown.
  private var shownEnd: UInt64?

  /// Returns the lines that are complete, without the last line feed, or `nil` if there are none.
  ///
  /// They are untrusted, and begin with an ellipsis if others before them are lost. They are
  /// returned again unless ``didShow()`` is called.
  mutating func nextLines() -> String? {
    var (start, isCutOff) = (UInt64(0), false)
    let count = terminal_guard_copy_output(nil, 0, &start, &isCutOff)
    if count == 0 { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let total = terminal_guard_copy_output(buffer.baseAddress, count, &start, &isCutOff)
      initialized = min(count, total)
    }
    guard let end = bytes.lastIndex(of: 0x0A) else { return nil }
    shownEnd = start + UInt64(end) + 1
    if !isCutOff { return String(decoding: bytes[..<end], as: UTF8.self) }
    // The text may have been cut within a character of UTF-8.
    return "…" + String(decoding: bytes[..<end].drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
  }

  /// Removes the lines that ``nextLines()`` has returned last, because the terminal has received
  /// them.
  mutating func didShow() {
    if let end = shownEnd.take() { terminal_guard_drop_output(end) }
  }
}
