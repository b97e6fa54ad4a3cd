import SignalAlgorithms

/// What has been read of a growing file and of the one before it.
///
/// A program may write to a file that was renamed until it is told to open the new one. So the
/// predecessor is kept open, and read first, until the file is replaced in turn.
struct GrowingFilePosition: Sendable {
  fileprivate struct Part {
    let file: OpenFile
    var offset: Int
    var line: LineBuffer
  }

  private var parts: [Part]
  private let lineLimit: Int

  init(in file: OpenFile, at offset: Int, lineLimit: Int) {
    self.lineLimit = lineLimit
    parts = [Part(file: file, offset: offset, line: LineBuffer(limit: lineLimit))]
  }

  /// Reads the next piece, and calls `body` with the lines that have ended.
  ///
  /// - Returns: Whether there was something to read.
  mutating func read(_ body: (String) -> Void) -> Bool {
    for index in parts.indices {
      if parts[index].read(body) { return true }
      // A predecessor has no other part of its last line.
      if index < parts.count - 1 { parts[index].finishLine(body) }
    }
    return false
  }

  /// Goes on to the file that has the name `path` now, if that is another one.
  mutating func advance(to path: String) -> Bool {
    guard let file = parts.last?.file.successor(at: path) else { return false }
    parts = parts.suffix(1)
    parts.append(Part(file: file, offset: 0, line: LineBuffer(limit: lineLimit)))
    return true
  }
}

extension GrowingFilePosition.Part {
  fileprivate mutating func read(_ body: (String) -> Void) -> Bool {
    if file.size < offset {
      finishLine(body)
      offset = 0
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: Descriptor.pieceLength) { buffer, count in
      count = file.read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
    }
    offset += bytes.count
    var rest = bytes[...]
    while let next = line.nextLine(in: &rest) { body(next) }
    return !bytes.isEmpty
  }

  fileprivate mutating func finishLine(_ body: (String) -> Void) {
    if !line.isEmpty { body(line.takeLine()) }
  }
}
