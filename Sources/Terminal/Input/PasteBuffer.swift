/// The text of a bracketed paste that is arriving.
struct PasteBuffer {
  private var bytes: [UInt8] = []

  /// The largest number of bytes; the rest is dropped.
  private static let limit = 1 << 20
  private static let end = Array("\u{1B}[201~".utf8)

  /// Moves the bytes that belong to the paste out of `pending`.
  ///
  /// - Returns: Whether the end of the paste was among them.
  mutating func consume(_ pending: inout [UInt8]) -> Bool {
    let end = PasteBuffer.end
    var index = 0
    while index < pending.count, !pending[index...].starts(with: end) { index += 1 }
    let isOver = index < pending.count
    // The last bytes may be the beginning of the end marker.
    let taken = isOver ? index : max(0, pending.count - end.count + 1)
    finish(with: pending.prefix(taken))
    pending.removeFirst(isOver ? index + end.count : taken)
    return isOver
  }

  /// Appends bytes up to the limit.
  mutating func finish(with rest: some Collection<UInt8>) {
    bytes += rest.prefix(PasteBuffer.limit - bytes.count)
  }

  /// The text, with line feeds for all line ends and without control characters other than tabs.
  var text: String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r": text.append("\n")
      case "\n", "\t": text.append(scalar)
      default: if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
      previous = scalar
    }
    return String(text)
  }
}
