/// Where the lines of a file begin, and their levels.
///
/// It keeps the offset of a line about every 8,192 bytes, from which the others are found, and
/// half a byte for the level of each line: ten million lines of a hundred bytes take 7 MB.
struct LineIndex: Sendable {
  /// A line and the offset of its first byte.
  struct Checkpoint: Equatable, Sendable {
    var line: Int
    var offset: Int
  }

  /// The distance of checkpoints in bytes. Only a longer line makes it longer.
  static let spacing = 8_192

  private(set) var checkpoints: [Checkpoint] = []
  /// The number of lines that end with a line feed, or with their file.
  private(set) var finishedCount = 0
  /// The line at the end without a line feed, to which more may be added.
  private(set) var unfinished: UnfinishedLine?
  /// The number of lines of each level, and of those without a level.
  private(set) var levelCounts = Array(repeating: 0, count: LogLevel.allCases.count + 1)
  /// When the finished lines were written.
  private(set) var histogram = LevelHistogram()
  /// The levels of finished lines, two in a byte.
  private var levels: [UInt8] = []

  /// The number of lines.
  var count: Int { finishedCount + (unfinished == nil ? 0 : 1) }

  /// Adds what a scanner has found after the last batch.
  mutating func append(_ batch: LineBatch) {
    checkpoints += batch.checkpoints
    for index in batch.levels.indices { append(batch.levels[index], at: batch.times[index]) }
    unfinished = batch.unfinished
  }

  private mutating func append(_ level: LineLevel, at time: LogTime?) {
    if finishedCount & 1 == 0 {
      levels.append(level.code)
    } else {
      levels[finishedCount >> 1] |= level.code << 4
    }
    if !level.isInherited {
      levelCounts[Int(level.level?.rawValue ?? 0)] += 1
      if let time { histogram.add(level.level, at: time, line: finishedCount) }
    }
    finishedCount += 1
  }

  /// Returns the last checkpoint at or before `line`.
  func checkpoint(before line: Int) -> Checkpoint {
    let index = checkpoints.partitioningIndex { $0.line > line }
    return index > 0 ? checkpoints[index - 1] : Checkpoint(line: 0, offset: 0)
  }

  /// Returns the level of `line`.
  func level(of line: Int) -> LineLevel {
    if line >= finishedCount { return unfinished?.level ?? LineLevel(level: nil) }
    return LineLevel(code: levels[line >> 1] >> (line & 1 == 0 ? 0 : 4) & 15)
  }
}

/// The level of a line.
struct LineLevel: Equatable, Sendable {
  /// The level; `nil` if neither the line nor the one that it continues states any.
  var level: LogLevel?
  /// Whether the line continues another one, as those of a stack trace do, and has its level.
  var isInherited = false

  init(level: LogLevel?, isInherited: Bool = false) {
    self.level = level
    self.isInherited = isInherited
  }

  /// Creates the level of a ``code``.
  init(code: UInt8) {
    level = LogLevel(rawValue: code & 7)
    isInherited = code & 8 != 0
  }

  /// A number of four bits.
  var code: UInt8 { (level?.rawValue ?? 0) | (isInherited ? 8 : 0) }
}

/// A line without a line feed.
struct UnfinishedLine: Equatable, Sendable {
  var level: LineLevel
  var time: LogTime?
  /// The offset of the first byte.
  var start: Int
  /// The offset after the last byte.
  var end: Int
}

/// The lines that a scanner has found in some bytes.
struct LineBatch: Equatable, Sendable {
  var checkpoints: [LineIndex.Checkpoint] = []
  /// The levels of the lines that have ended.
  var levels: [LineLevel] = []
  /// The times of these lines.
  var times: [LogTime?] = []
  var unfinished: UnfinishedLine?
}
