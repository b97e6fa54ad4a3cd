/// The lines of a terminal recording in the format asciicast, version 2: a header and one line for
/// each output.
package enum Asciicast {
  /// Returns the first line of a file, with its line feed.
  package static func header(columns: Int, rows: Int) -> String {
    // The cursor is hidden from the beginning, as a session hides it.
    "{\"version\": 2, \"width\": \(columns), \"height\": \(rows)}\n"
      + event(at: .zero, "o", "\u{1B}[?25l")
  }

  /// Returns the line for bytes that reach the terminal at `time`.
  package static func output(_ bytes: [UInt8], at time: Duration) -> String {
    event(at: time, "o", String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the line for a change of the terminal's size.
  package static func resize(columns: Int, rows: Int, at time: Duration) -> String {
    event(at: time, "r", "\(columns)x\(rows)")
  }

  private static func event(at time: Duration, _ kind: String, _ data: String) -> String {
    "[\(time.jsonSeconds), \"\(kind)\", \(data.jsonQuoted())]\n"
  }
}

extension FrameRecording {
  /// Returns the recording in the format of asciinema (asciicast, version 2), which its player
  /// shows on a terminal or a web page.
  ///
  ///     asciinema play recording.cast
  ///
  /// Each frame after the first is stored as the bytes that update a terminal. The last line is an
  /// empty output at the end of the recording.
  ///
  /// - Parameter colorDepth: The number of colors.
  public func asciicast(colorDepth: ColorDepth = .trueColor) -> String {
    guard let first = entries.first?.frame else { return Asciicast.header(columns: 1, rows: 1) }
    var size = (first.columns, first.rows)
    var lines = Asciicast.header(columns: size.0, rows: size.1)
    var pool = ClusterPool()
    var mirror = TerminalMirror(depth: colorDepth)
    mirror.encoder.downsampler.systemPalette = first.systemPalette
    for entry in entries {
      let frame = entry.frame
      if size != (frame.columns, frame.rows) {
        size = (frame.columns, frame.rows)
        lines += Asciicast.resize(columns: size.0, rows: size.1, at: entry.time)
      }
      let grid = Grid(frame, &pool)
      var spans = DirtySpans()
      for y in 0..<frame.rows { spans.insert(0..<frame.columns, row: y) }
      let bytes = mirror.bytes(for: grid, dirtySpans: spans, cursor: frame.cursor, pool: pool)
      lines += Asciicast.output(bytes, at: entry.time)
    }
    return lines + Asciicast.output([], at: duration)
  }
}
