/// A line of a log as it is shown.
struct LogLine: Equatable, Sendable {
  /// The number of the line, from 0 on.
  var number = 0
  var level = LineLevel(level: nil)
  /// The text without control sequences, with spaces in place of tabs.
  var text = ""
  /// Whether the text is only the beginning of the line.
  var isCut = false
}

extension LogLine {
  /// Returns the text of a line.
  ///
  /// - Parameter bytes: The line, which may contain anything, without its line feed.
  static func text(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    var line = bytes[...]
    if line.last == 0x0D { line = line.dropLast() }
    if !line.contains(where: { (0x09...0x0D).contains($0) || $0 == 0x1B }) {
      return String(decoding: line, as: UTF8.self)
    }
    var clean: [UInt8] = []
    // The bytes that are not the first ones of their characters.
    var continuations = 0
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case 0x09:
        clean += Array(repeating: 0x20, count: 8 - (clean.count - continuations) % 8)
      case 0x1B where index + 1 < line.endIndex && line[index + 1] == UInt8(ascii: "["):
        index += 2
        while index < line.endIndex, !(0x40...0x7E).contains(line[index]) { index += 1 }
      // Their pictures, because a text would begin another line.
      case 0x0B...0x0D:
        clean += [0xE2, 0x90, 0x80 + line[index]]
        continuations += 2
      default:
        clean.append(line[index])
        if line[index] & 0xC0 == 0x80 { continuations += 1 }
      }
      index += 1
    }
    return String(decoding: clean, as: UTF8.self)
  }
}

extension LogDocument {
  /// Returns a line, of which at most `limit` bytes are read; `nil` if there are fewer lines.
  func line(_ number: Int, limit: Int = 4_096) -> LogLine? {
    let found = state.withLock { state -> (LogBytes, LineIndex.Checkpoint, LineLevel)? in
      guard number >= 0, number < state.index.count else { return nil }
      return (state.bytes, state.index.checkpoint(before: number), state.index.level(of: number))
    }
    guard let (bytes, checkpoint, level) = found else { return nil }
    let capacity = LineIndex.spacing + limit + 1
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let count = bytes.read(at: checkpoint.offset, into: UnsafeMutableRawBufferPointer(buffer))
      let block = UnsafeBufferPointer(rebasing: buffer[..<count])
      var start = 0
      for _ in checkpoint.line..<number {
        guard let feed = block.firstLineFeed(from: start) else { return nil }
        start = feed + 1
      }
      let end = block.firstLineFeed(from: start) ?? count
      let cut = min(end, start + limit)
      return LogLine(
        number: number, level: level,
        text: LogLine.text(of: UnsafeBufferPointer(rebasing: block[start..<cut])),
        isCut: cut < end || end == capacity)
    }
  }

  /// Returns the number of the line in the row at `position`.
  func lineNumber(ofRow position: Int) -> Int? {
    state.withLock { state in
      state.results.query.showsAllLines ? position : state.results.rows.line(at: position)
    }
  }

  /// Returns the position of the row that shows a line or the next one after it; `nil` while that
  /// is unknown.
  func row(ofLine number: Int) -> Int? {
    state.withLock { state in
      let isComplete = state.scannedCount >= state.bytes.count
      if state.results.query.showsAllLines {
        return number < state.index.count || isComplete ? number : nil
      }
      let isKnown =
        state.results.rows.lineCount > number || isComplete && !state.results.isSearching
      return isKnown ? state.results.rows.rank(of: number) : nil
    }
  }

  /// Returns the first line with the searched text after `number`, or the last one before it.
  func match(after number: Int, isForward: Bool) -> Int? {
    state.withLock { state in
      isForward
        ? state.results.matches.first(from: number + 1)
        : state.results.matches.last(before: number)
    }
  }

  /// Returns the number of lines with the searched text before `line`.
  func matchIndex(of line: Int) -> Int {
    state.withLock { $0.results.matches.rank(of: line) }
  }
}

extension LogDocument {
  /// Returns whether a line is known to contain the searched text.
  func isMatch(_ line: Int) -> Bool {
    state.withLock { $0.results.matches.contains(line) }
  }
}
