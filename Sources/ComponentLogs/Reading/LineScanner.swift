#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the lines in the bytes of a file, which it receives piece by piece.
struct LineScanner: Sendable {
  /// The offset of the next byte to scan. It is the beginning of the unfinished line, unless that
  /// is long.
  private(set) var position = 0
  /// The number of finished lines.
  private(set) var line = 0
  /// The offset of the first byte of the unfinished line.
  private var lineStart = 0
  /// What the unfinished line states, if its beginning lies before `position`.
  private var beginning: Beginning?
  /// The level of the last line that is not continued from another.
  private var lastLevel: LogLevel?
  private var lastCheckpoint: Int?
  /// The line at the end of the bytes that have been scanned.
  private var unfinished: UnfinishedLine?

  /// What the first bytes of a line state.
  private struct Beginning {
    var level: LineLevel
    var time: LogTime?
  }

  /// The largest number of bytes of an unfinished line that are scanned again.
  private static let rescanLimit = 4_096

  /// Scans the bytes at ``position``.
  ///
  /// - Parameter isEnd: Whether there are no bytes after these, at least for now.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isEnd: Bool) -> LineBatch {
    var batch = LineBatch()
    let base = position
    var index = 0
    if let beginning {
      guard let feed = bytes.firstLineFeed(from: 0) else {
        position = base + bytes.count
        unfinished = UnfinishedLine(
          level: beginning.level, time: beginning.time, start: lineStart, end: position)
        batch.unfinished = unfinished
        return batch
      }
      finish(beginning, at: base + feed + 1, &batch)
      index = feed + 1
    }
    while let feed = bytes.firstLineFeed(from: index) {
      finish(beginning(of: bytes[index..<feed]), at: base + feed + 1, &batch)
      index = feed + 1
    }
    keepRest(bytes[index...], at: base + index, isWhole: index == 0 && !isEnd, &batch)
    return batch
  }

  /// Ends the unfinished line at the end of a file, after which another file begins.
  mutating func finishFile(at end: Int) -> LineBatch {
    var batch = LineBatch()
    if let unfinished {
      finish(Beginning(level: unfinished.level, time: unfinished.time), at: end, &batch)
    }
    lineStart = end
    position = end
    lastCheckpoint = nil
    lastLevel = nil
    return batch
  }

  /// Keeps the unfinished line: for the next scan, unless it is long or all that was scanned.
  private mutating func keepRest(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>, at offset: Int, isWhole: Bool,
    _ batch: inout LineBatch
  ) {
    position = offset
    if rest.isEmpty { return }
    addCheckpoint(&batch)
    var copy = self
    let start = copy.beginning(of: rest)
    batch.unfinished = UnfinishedLine(
      level: start.level, time: start.time, start: offset, end: offset + rest.count)
    unfinished = batch.unfinished
    if rest.count < LineScanner.rescanLimit, !isWhole { return }
    self = copy
    beginning = start
    position = offset + rest.count
  }

  private mutating func finish(_ start: Beginning, at end: Int, _ batch: inout LineBatch) {
    addCheckpoint(&batch)
    batch.levels.append(start.level)
    batch.times.append(start.time)
    line += 1
    lineStart = end
    beginning = nil
    unfinished = nil
  }

  /// Records where the line begins, if the last checkpoint is far away.
  private mutating func addCheckpoint(_ batch: inout LineBatch) {
    if let lastCheckpoint, lineStart - lastCheckpoint < LineIndex.spacing { return }
    lastCheckpoint = lineStart
    batch.checkpoints.append(LineIndex.Checkpoint(line: line, offset: lineStart))
  }

  /// Returns what a line states in its first bytes.
  ///
  /// A line that states no level and begins with a blank continues the one before.
  private mutating func beginning(of line: Slice<UnsafeBufferPointer<UInt8>>) -> Beginning {
    let bytes = UnsafeBufferPointer(rebasing: line)
    guard let first = bytes.first else { return Beginning(level: LineLevel(level: nil)) }
    let stated = LogLevel(statedIn: bytes)
    if stated == nil, first == 0x20 || first == 0x09, let lastLevel {
      return Beginning(level: LineLevel(level: lastLevel, isInherited: true))
    }
    lastLevel = stated
    return Beginning(level: LineLevel(level: stated), time: LogTime.first(in: bytes)?.time)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the first line feed at or after `start`.
  func firstLineFeed(from start: Int) -> Int? {
    guard let baseAddress, start < count else { return nil }
    guard let found = memchr(baseAddress + start, 0x0A, count - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}
