/// The bytes of a line that has not ended.
package struct LineBuffer: Sendable {
  static let lineFeed = UInt8(ascii: "\n")

  private var bytes: [UInt8] = []
  private let limit: Int

  /// Creates an empty line.
  ///
  /// - Parameter limit: The largest number of bytes of a line, after which bytes are dropped.
  package init(limit: Int = .max) {
    self.limit = limit
  }

  package var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) }
  }

  /// Moves bytes from `rest` to the line until it ends, and returns it if it does.
  package mutating func nextLine(in rest: inout ArraySlice<UInt8>) -> String? {
    let end = rest.firstIndex(of: LineBuffer.lineFeed)
    let part = rest[..<(end ?? rest.endIndex)].prefix(limit - bytes.count)
    rest = end.map { rest[($0 + 1)...] } ?? []
    if end != nil, bytes.isEmpty { return LineBuffer.line(of: part) }
    bytes += part
    return end == nil ? nil : takeLine()
  }

  /// Returns the line that ends here, and begins the next one.
  package mutating func takeLine() -> String {
    defer { bytes.removeAll(keepingCapacity: bytes.count < 4_096) }
    return LineBuffer.line(of: bytes[...])
  }

  private static func line(of bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
