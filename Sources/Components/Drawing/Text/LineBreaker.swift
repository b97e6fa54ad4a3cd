/// Breaks text into lines that are not wider than there is room.
///
/// A line ends before the first word that has no place in it; the spaces there are not shown. A
/// word wider than a whole line is broken where it must be. In a last line that cannot hold what
/// is left of the text, an ellipsis stands for what is missing.
struct LineBreaker {
  private let width: Int
  private let limit: Int
  private let truncation: TextTruncationMode
  private var brokenLines: [ArraySlice<Glyph>] = []
  /// What would follow the last line, had it been allowed to.
  private var isTruncated = false

  /// - Parameters:
  ///   - width: The room in columns; `nil` for as much as needed.
  ///   - limit: The room in rows; `nil` for as many as needed.
  init(width: Int?, limit: Int?, truncation: TextTruncationMode = .tail) {
    self.width = width ?? .max
    self.limit = limit ?? .max
    self.truncation = truncation
  }

  var isFull: Bool { isTruncated }

  /// Adds a paragraph, which begins on a line of its own.
  mutating func append(_ paragraph: [Glyph]) {
    var rest = paragraph[...]
    repeat {
      guard brokenLines.count < limit, width > 0 else { return isTruncated = true }
      let line = rest.prefix(lineLength(of: rest))
      rest = rest.dropFirst(line.count)
      if rest.isEmpty {
        brokenLines.append(line)
      } else if brokenLines.count + 1 == limit {
        // The last line shows as much of the rest as it can, words or not.
        brokenLines.append(line + rest)
        isTruncated = true
      } else {
        brokenLines.append(line.trimmingSpaces())
        rest = rest.drop(while: \.isSpace)
      }
    } while !rest.isEmpty && !isTruncated
  }

  /// How many glyphs of `rest` go into one line.
  private func lineLength(of rest: ArraySlice<Glyph>) -> Int {
    var (columns, wordStart) = (0, rest.startIndex)
    for index in rest.indices {
      columns += Int(rest[index].width)
      if rest[index].isSpace { wordStart = index + 1 }
      guard columns > width else { continue }
      if rest[index].isSpace { return index - rest.startIndex }
      if wordStart > rest.startIndex { return wordStart - rest.startIndex }
      return max(1, index - rest.startIndex)
    }
    return rest.count
  }

  /// The lines.
  func lines(ellipsis: () -> [Glyph]) -> [ArraySlice<Glyph>] {
    guard isTruncated, let last = brokenLines.last else { return brokenLines }
    return brokenLines.dropLast() + [truncated(last, ellipsis())]
  }

  /// As much of `line` as has room beside an ellipsis.
  private func truncated(_ line: ArraySlice<Glyph>, _ ellipsis: [Glyph]) -> ArraySlice<Glyph> {
    let space = width - ellipsis[...].width
    switch truncation {
    case .tail:
      return line.prefix(columns: space).trimmingSpaces() + ellipsis
    case .head:
      return ellipsis + line.suffix(columns: space)
    case .middle:
      let start = line.prefix(columns: (space + 1) / 2)
      return start + ellipsis + line.suffix(columns: space - start.width)
    }
  }
}

extension ArraySlice<Glyph> {
  fileprivate func trimmingSpaces() -> ArraySlice<Glyph> {
    self[startIndex..<((lastIndex { !$0.isSpace }).map { $0 + 1 } ?? startIndex)]
  }

  /// The first of them that have room in `columns`.
  fileprivate func prefix(columns: Int) -> ArraySlice<Glyph> {
    var (width, end) = (0, startIndex)
    while end < endIndex, width + Int(self[end].width) <= columns {
      width += Int(self[end].width)
      end += 1
    }
    return self[startIndex..<end]
  }

  /// The last of them that have room in `columns`.
  fileprivate func suffix(columns: Int) -> ArraySlice<Glyph> {
    var (width, start) = (0, endIndex)
    while start > startIndex, width + Int(self[start - 1].width) <= columns {
      width += Int(self[start - 1].width)
      start -= 1
    }
    return self[start..<endIndex]
  }
}
