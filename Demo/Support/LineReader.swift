import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A sequence of the lines of a file or of standard input, as they arrive.
package struct LineReader: Sequence, IteratorProtocol, Sendable {
  private let descriptor: CInt
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The largest number of bytes of a line; the rest is skipped.
  private static let lineLimit = 65_536

  /// Opens the file at `path`, or standard input if `path` is `-`. A terminal is refused.
  package init(of path: String) throws(CommandLineError) {
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    try CommandLineError.refuseTerminal(descriptor, path)
    // A directory can be opened but not read.
    if descriptor < 0 || readFile(descriptor, .init(start: nil, count: 0)) < 0 {
      throw .cannotRead(path)
    }
  }

  /// Calls `body` with each line, on a background queue.
  package func read(in label: String, _ body: @escaping @Sendable (String) -> Void) {
    DispatchQueue(label: label).async {
      for line in self { body(line) }
    }
  }

  /// Waits for the next line and returns it without its line feed, or `nil` at the end of the
  /// file.
  package mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      if position == buffer.count, !fill() {
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
      let end = buffer[position...].firstIndex(of: 0x0A) ?? buffer.count
      line += buffer[position..<end].prefix(LineReader.lineLimit - line.count)
      position = Swift.min(end + 1, buffer.count)
      if end < buffer.count { return String(decoding: line, as: UTF8.self) }
    }
  }

  /// Reads more bytes into the buffer.
  ///
  /// - Returns: `false` at the end of the file.
  private mutating func fill() -> Bool {
    if isAtEnd { return false }
    buffer = [UInt8](unsafeUninitializedCapacity: 65_536) { bytes, count in
      repeat {
        count = Swift.max(0, readFile(descriptor, bytes))
      } while count == 0 && errno == EINTR
    }
    position = 0
    isAtEnd = buffer.isEmpty
    return !isAtEnd
  }
}

/// Calls the system's `read`, whose name the methods hide, and clears `errno` before.
private func readFile(_ descriptor: CInt, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
  errno = 0
  return read(descriptor, bytes.baseAddress, bytes.count)
}
