/// Bytes that arrive in pieces, and are taken in whole lines.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// The number of bytes after which a line is taken though it is not complete.
  static let limit = 1 << 16

  /// Adds `new`, and removes and returns the complete lines, without the last line feed; `nil` if
  /// no line is complete.
  mutating func takeLines(adding new: [UInt8]) -> String? {
    bytes += new
    let end = bytes.lastIndex(of: 0x0A)
    guard let end = end ?? (bytes.count >= LineBuffer.limit ? bytes.count : nil) else {
      return nil
    }
    defer { bytes.removeFirst(min(end + 1, bytes.count)) }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Removes and returns the line that is not complete.
  mutating func takeRest() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
