/// A search for a pattern in the bytes of a file, which it receives piece by piece.
struct LineSearch: Sendable {
  let pattern: SearchPattern
  /// The offset of the next byte to search. It is the beginning of a line, unless that is long.
  private(set) var position = 0
  /// The line that contains ``position``.
  private(set) var line = 0
  /// Whether an occurrence was found in this line before ``position``.
  private var isLineFound = false

  init(_ pattern: SearchPattern) {
    self.pattern = pattern
  }

  /// Searches the bytes at ``position``.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - buffer: Space for as many bytes.
  ///   - isEnd: Whether there are no bytes after these, at least for now.
  /// - Returns: The lines that contain the text, in order, and the line after the last that has
  ///   been searched.
  mutating func search(
    _ bytes: UnsafeBufferPointer<UInt8>, buffer: UnsafeMutableBufferPointer<UInt8>, isEnd: Bool
  ) -> (found: [Int], end: Int) {
    let folded = pattern.folded(bytes, into: buffer)
    var found: [Int] = []
    if isLineFound { found.append(line) }
    var lineStart = 0
    var index = 0
    while let match = pattern.firstIndex(in: folded, from: index) {
      while let feed = bytes.firstLineFeed(from: lineStart), feed < match { pass(feed, &lineStart) }
      if found.last != line { found.append(line) }
      isLineFound = true
      guard let feed = bytes.firstLineFeed(from: match) else { break }
      pass(feed, &lineStart)
      index = lineStart
    }
    while let feed = bytes.firstLineFeed(from: lineStart) { pass(feed, &lineStart) }
    return (found, keepRest(bytes.count, lineStart, isEnd: isEnd))
  }

  /// Moves from a line to the next one.
  private mutating func pass(_ feed: Int, _ lineStart: inout Int) {
    lineStart = feed + 1
    line += 1
    isLineFound = false
  }

  /// Moves to the first byte that is to be searched next; returns the line after the last that has
  /// been searched.
  ///
  /// An unfinished line is searched again when more has been added to it, unless it is long.
  private mutating func keepRest(_ count: Int, _ lineStart: Int, isEnd: Bool) -> Int {
    let rest = count - lineStart
    if rest < LineSearch.longLine, lineStart > 0 || isEnd {
      position += lineStart
      isLineFound = false
      return isEnd && rest > 0 ? line + 1 : line
    }
    // The text may begin in the last bytes.
    position += count - min(rest, pattern.byteCount - 1)
    return isEnd ? line + 1 : line
  }

  /// The number of bytes from which a line is not searched again from its beginning.
  static let longLine = 65_536

  /// Moves to the first line of the next file.
  mutating func finishFile(at end: Int, line: Int) {
    position = end
    self.line = line
    isLineFound = false
  }
}
