/// Breaks text into lines of a limited width.
///
/// A line ends before the first word that does not fit, and the spaces there are dropped. A word
/// wider than a line is broken at the last glyph that fits. If the last line cannot hold the rest
/// of the text, an ellipsis replaces what is missing.
package struct LineBreaker {
  private let width: Int
  private let limit: Int
  private let truncation: TextTruncationMode
  private var brokenLines: [ArraySlice<Glyph>] = []
  /// Whether more text follows the last line.
  private var isTruncated = false

  /// - Parameters:
  ///   - width: The greatest width of a line in columns; `nil` for no limit.
  ///   - limit: The greatest number of lines; `nil` for no limit.
  ///   - truncation: The part of the last line that an ellipsis replaces if text is missing.
  package init(width: Int?, limit: Int?, truncation: TextTruncationMode = .tail) {
    self.width = width ?? .max
    self.limit = limit ?? .max
    self.truncation = truncation
  }

  package var isFull: Bool { isTruncated }

  /// Adds a paragraph, which begins on a new line.
  package mutating func append(_ paragraph: ArraySlice<Glyph>) {
    var rest = paragraph
    repeat {
      guard brokenLines.count < limit, width > 0 else { return isTruncated = true }
      let line = rest.prefix(lineLength(of: rest))
      rest = rest.dropFirst(line.count)
      if rest.isEmpty {
        brokenLines.append(line)
      } else if brokenLines.count + 1 == limit {
        // The last line is cut between glyphs, not between words, when it is truncated.
        brokenLines.append(line + rest)
        isTruncated = true
      } else {
        brokenLines.append(line.trimmingSpaces())
        rest = rest.drop(while: \.isSpace)
      }
    } while !rest.isEmpty && !isTruncated
  }

  /// Returns the number of glyphs of `rest` in the next line.
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

  /// Returns the lines, with an ellipsis in the last one if text is missing.
  package func lines(ellipsis: () -> [Glyph]) -> [ArraySlice<Glyph>] {
    guard isTruncated, let last = brokenLines.last else { return brokenLines }
    return brokenLines.dropLast() + [truncated(last, ellipsis())]
  }

  /// Returns `line` with an ellipsis of `glyphs` in place of what does not fit. The ellipsis
  /// belongs to the part of the text beside it.
  private func truncated(_ line: ArraySlice<Glyph>, _ glyphs: [Glyph]) -> ArraySlice<Glyph> {
    let space = width - glyphs[...].width
    func ellipsis(beside neighbor: Glyph?) -> [Glyph] {
      guard let part = (neighbor ?? line.first)?.part, part > 0 else { return glyphs }
      return glyphs.map { $0.inPart(Int(part)) }
    }
    switch truncation {
    case .tail:
      let start = line.prefix(columns: space).trimmingSpaces()
      return start + ellipsis(beside: start.last)
    case .head:
      let end = line.suffix(columns: space)
      return ellipsis(beside: end.first) + end
    case .middle:
      let start = line.prefix(columns: (space + 1) / 2)
      return start + ellipsis(beside: start.last) + line.suffix(columns: space - start.width)
    }
  }
}

extension ArraySlice<Glyph> {
  fileprivate func trimmingSpaces() -> ArraySlice<Glyph> {
    self[startIndex..<((lastIndex { !$0.isSpace }).map { $0 + 1 } ?? startIndex)]
  }

  /// Returns the longest prefix that fits into `columns`.
  package func prefix(columns: Int) -> ArraySlice<Glyph> {
    var (width, end) = (0, startIndex)
    while end < endIndex, width + Int(self[end].width) <= columns {
      width += Int(self[end].width)
      end += 1
    }
    return self[startIndex..<end]
  }

  /// Returns the longest suffix that fits into `columns`.
  fileprivate func suffix(columns: Int) -> ArraySlice<Glyph> {
    var (width, start) = (0, endIndex)
    while start > startIndex, width + Int(self[start - 1].width) <= columns {
      width += Int(self[start - 1].width)
      start -= 1
    }
    return self[start..<endIndex]
  }
}
