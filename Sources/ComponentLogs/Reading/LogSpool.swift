import Signals
import SystemStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A temporary file without a name that keeps the beginning of what arrives through a pipe.
///
/// What is more than the limit is read and dropped, so that the program at the other end of the
/// pipe goes on. The file ends with a whole line.
final class LogSpool: Sendable {
  let file: OpenFile
  /// Says that no more is kept, and why; `nil` until then.
  let notice = CurrentValueSubject<String?, Never>(nil)
  private let limit: Int
  private let state = Lock(State())

  private struct State {
    /// The number of bytes that are kept, and of those that are whole lines.
    var (size, wholeSize) = (0, 0)
  }

  /// The number of bytes after which no other line is kept.
  private static let defaultLimit = 512 << 20
  /// The largest number of bytes of the last line beyond the limit.
  private static let lineLimit = 1 << 20

  /// Creates an empty file; `nil` if that is not possible.
  init?(limit: Int = defaultLimit, file: OpenFile? = OpenFile.temporary()) {
    guard let file else { return nil }
    self.file = file
    self.limit = limit
  }

  /// Keeps what `chunks` publishes, until its end or until it is cancelled.
  func keep(_ chunks: some Publisher<[UInt8], Never>) -> AnyCancellable {
    chunks.sink { bytes in
      if self.notice.value == nil { bytes.withUnsafeBytes { self.keep($0[...]) } }
    }
  }

  private func keep(_ piece: Slice<UnsafeRawBufferPointer>) {
    let (size, wholeSize) = state.withLock { ($0.size, $0.wholeSize) }
    let end = lineEnd(in: piece, after: limit - size)
    let bytes = end.map { piece[..<$0] } ?? piece
    guard file.append(bytes) else {
      let reason = String(cString: strerror(errno))
      file.truncate(to: wholeSize)
      return notice.send("rest dropped: \(reason)")
    }
    let newSize = size + bytes.count
    let lineEnd = bytes.lastIndex(of: 0x0A).map { size + $0 + 1 }
    state.withLock { ($0.size, $0.wholeSize) = (newSize, lineEnd ?? wholeSize) }
    if end != nil { notice.send("rest dropped after \(newSize.grouped) bytes") }
  }

  /// Returns the end of the first line that ends at `space` or after it; `nil` if the line may go
  /// on.
  private func lineEnd(in bytes: Slice<UnsafeRawBufferPointer>, after space: Int) -> Int? {
    if bytes.count < space { return nil }
    let end = bytes[max(0, space - 1)...].firstIndex(of: 0x0A).map { $0 + 1 }
    return end ?? (space < -LogSpool.lineLimit ? 0 : nil)
  }
}
