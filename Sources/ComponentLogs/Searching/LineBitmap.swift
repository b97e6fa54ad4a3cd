/// A set of lines, of which each can be found by its position and each position by its line.
///
/// It has a bit for each line from the first to the last that is known, and for each 64 of them
/// the number of members before, so that ten million lines take 2.5 MB.
struct LineBitmap: Sendable {
  /// The number of lines of which is known whether they are members.
  private(set) var lineCount = 0
  /// The number of members.
  private(set) var count = 0
  private var words: [UInt64] = []
  /// The number of members before the first line of each word.
  private var ranks: [Int] = []

  /// Adds the next line.
  mutating func append(_ isMember: Bool) {
    if lineCount & 63 == 0 {
      words.append(0)
      ranks.append(count)
    }
    if isMember {
      words[lineCount >> 6] |= 1 << UInt64(lineCount & 63)
      count += 1
    }
    lineCount += 1
  }

  /// Adds the next lines up to `end`.
  ///
  /// - Parameters:
  ///   - members: Those of the lines that are members, in order.
  ///   - end: The line after the last that is added.
  mutating func append(_ members: [Int], upTo end: Int) {
    var next = members.partitioningIndex { $0 >= lineCount }
    while lineCount < end {
      let isMember = next < members.count && members[next] == lineCount
      if isMember { next += 1 }
      append(isMember)
    }
  }

  /// Removes the lines from `end` on.
  mutating func truncate(to end: Int) {
    if end >= lineCount { return }
    count = rank(of: end)
    lineCount = max(0, end)
    let used = (lineCount + 63) >> 6
    words.removeLast(words.count - used)
    ranks.removeLast(ranks.count - used)
    if lineCount & 63 != 0 { words[used - 1] &= 1 << UInt64(lineCount & 63) - 1 }
  }

  /// Returns whether `line` is a member.
  func contains(_ line: Int) -> Bool {
    guard line >= 0, line < lineCount else { return false }
    return words[line >> 6] >> UInt64(line & 63) & 1 == 1
  }

  /// Returns the number of members before `line`.
  func rank(of line: Int) -> Int {
    if line <= 0 { return 0 }
    if line >= lineCount { return count }
    let before: UInt64 = 1 << UInt64(line & 63) - 1
    return ranks[line >> 6] + (words[line >> 6] & before).nonzeroBitCount
  }

  /// Returns the line of the member at `position`; `nil` if there are fewer.
  func line(at position: Int) -> Int? {
    guard position >= 0, position < count else { return nil }
    let index = ranks.partitioningIndex { $0 > position } - 1
    var word = words[index]
    for _ in 0..<position - ranks[index] { word &= word - 1 }
    return index << 6 + word.trailingZeroBitCount
  }

  /// Returns the first member at or after `line`.
  func first(from line: Int) -> Int? { self.line(at: rank(of: line)) }

  /// Returns the last member before `line`.
  func last(before line: Int) -> Int? { self.line(at: rank(of: line) - 1) }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies `belongsInSecondPartition`, as all those
  /// after it do.
  func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
