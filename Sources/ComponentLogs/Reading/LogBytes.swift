import SystemStreams

/// The bytes of a log: those of a file and, after it has been replaced, those of its successors.
struct LogBytes: Sendable {
  /// The bytes of one of the files.
  private struct Part {
    let file: OpenFile
    let range: Range<Int>
  }

  private var parts: [Part] = []

  /// The number of files that are kept open.
  var fileCount: Int { parts.count }

  /// The number of bytes that are known.
  var count: Int { parts.last?.range.upperBound ?? 0 }

  /// Adds an empty file, to whose end more will be added.
  mutating func append(_ file: OpenFile) {
    parts.append(Part(file: file, range: count..<count))
  }

  /// Removes all files, and begins again with `file`, or the last one if it is `nil`.
  mutating func restart(with file: OpenFile?) {
    guard let file = file ?? parts.last?.file else { return }
    parts = [Part(file: file, range: 0..<0)]
  }

  /// Sets the number of bytes of the last file.
  mutating func setSize(_ size: Int) {
    guard let last = parts.popLast() else { return }
    let start = last.range.lowerBound
    parts.append(Part(file: last.file, range: start..<start + size))
  }

  /// Whether `offset` is the end of a file that another one follows.
  func isFileEnd(_ offset: Int) -> Bool {
    parts.dropLast().contains { $0.range.upperBound == offset }
  }

  /// Reads bytes of one file at `offset` into `buffer`; returns how many there were.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard offset < count, !parts.isEmpty else { return 0 }
    let part = parts[index(of: offset)]
    let length = min(buffer.count, part.range.upperBound - offset)
    return part.file.read(
      at: offset - part.range.lowerBound,
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<length]))
  }

  /// Returns the index of the file that contains the byte at `offset`.
  private func index(of offset: Int) -> Int {
    min(parts.partitioningIndex { $0.range.upperBound > offset }, parts.count - 1)
  }
}
