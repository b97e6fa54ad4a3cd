import DemoSupport
import Dispatch
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A temporary file without a name that keeps the beginning of what arrives through a pipe.
///
/// What is more than the limit is read and dropped, so that the program at the other end of the
/// pipe goes on. The file ends with a whole line.
final class LogSpool: Sendable {
  let file: LogFile
  /// Says that no more is kept, and why; `nil` until then.
  let notice = CurrentValueSubject<String?, Never>(nil)
  private let limit: Int

  /// The number of bytes after which no other line is kept.
  private static let defaultLimit = 512 << 20
  /// The largest number of bytes of the last line beyond the limit.
  private static let lineLimit = 1 << 20

  /// Creates an empty file; `nil` if that is not possible.
  init?(limit: Int = defaultLimit, file: LogFile? = LogFile.temporary()) {
    guard let file else { return nil }
    self.file = file
    self.limit = limit
  }

  /// Keeps what can be read from `descriptor`, until its end.
  func read(_ descriptor: CInt) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    var (size, wholeSize) = (0, 0)
    while let count = readBytes(descriptor, into: buffer) {
      if notice.value != nil { continue }
      var bytes = UnsafeRawBufferPointer(buffer)[..<count]
      let end = lineEnd(in: bytes, after: limit - size)
      if let end { bytes = bytes[..<end] }
      guard file.append(bytes) else {
        let reason = String(cString: strerror(errno))
        file.truncate(to: wholeSize)
        notice.send("rest dropped: \(reason)")
        continue
      }
      if let index = bytes.lastIndex(of: 0x0A) { wholeSize = size + index + 1 }
      size += bytes.count
      if end != nil {
        notice.send("rest dropped after \(NumberFormat.size(UInt64(size)))")
      }
    }
  }

  /// Returns the end of the first line that ends at `space` or after it; `nil` if the line may go
  /// on.
  private func lineEnd(in bytes: Slice<UnsafeRawBufferPointer>, after space: Int) -> Int? {
    if bytes.count < space { return nil }
    let end = bytes[max(0, space - 1)...].firstIndex(of: 0x0A).map { $0 + 1 }
    return end ?? (space < -LogSpool.lineLimit ? 0 : nil)
  }
}

/// Reads bytes and returns their number; `nil` at the end.
private func readBytes(_ descriptor: CInt, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
  while true {
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 { return count }
    if count == 0 || errno != EINTR { return nil }
  }
}
