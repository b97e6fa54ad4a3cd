import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lines of a file, or of standard input, as they arrive.
struct LineReader: Sequence, IteratorProtocol, Sendable {
  private let descriptor: CInt
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Of a longer line, the rest is skipped.
  private static let lineLimit = 65_536

  /// The lines of the file at `path`; of standard input, if that is `-`.
  init(of path: String) throws(CommandLineError) {
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      throw .noInput("\(path.quoted) cannot be read: \(String(cString: strerror(errno))).")
    }
  }

  /// Calls `body` with each line, on a thread of its own.
  func read(in label: String, _ body: @escaping @Sendable (String) -> Void) {
    DispatchQueue(label: label).async {
      for line in self { body(line) }
    }
  }

  /// The next line, without its end; waits for it. `nil` after the last.
  mutating func next() -> String? {
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

  /// Reads more; `false` if there is no more.
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

/// The system's `read`, which sets `errno` when it fails.
private func readFile(_ descriptor: CInt, _ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
  errno = 0
  return read(descriptor, bytes.baseAddress, bytes.count)
}
