/// The text of a bracketed paste that is arriving.
struct PasteBuffer {
  private var bytes: [UInt8] = []
  /// The number of bytes of the end marker that have arrived.
  private var matched = 0

  /// The largest number of bytes; the rest is dropped.
  private static let limit = 1 << 20
  private static let end = Array("\u{1B}[201~".utf8)
  /// The largest number of bytes that count as typed when they arrive at once.
  private static let typedLimit = 8

  /// Returns whether `bytes`, which have arrived at once after a pause in a paste, are more of it
  /// and not keys: they contain its end, or are longer text than users type.
  ///
  /// Keys and reports that are longer begin with an Escape, which is rare in a paste.
  static func continues(with bytes: [UInt8]) -> Bool {
    if bytes.first == end[0] { return false }
    return bytes.count > typedLimit || bytes.firstRange(of: end) != nil
  }

  /// Reads the next byte.
  ///
  /// - Returns: Whether it completes the end of the paste.
  mutating func consume(_ byte: UInt8) -> Bool {
    if byte == PasteBuffer.end[matched] {
      matched += 1
      return matched == PasteBuffer.end.count
    }
    flush()
    // Only the first byte of the marker is an Escape.
    if byte == PasteBuffer.end[0] { matched = 1 } else { keep(byte) }
    return false
  }

  /// Takes the beginning of an end marker for text, because the rest has not arrived.
  mutating func flush() {
    for byte in PasteBuffer.end.prefix(matched) { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < PasteBuffer.limit { bytes.append(byte) }
  }

  /// The text, with line feeds for all line ends and without control characters other than tabs.
  ///
  /// It is filtered byte by byte, because that of a mebibyte must not keep the session busy.
  var text: String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in String(decoding: bytes, as: UTF8.self).utf8 {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\r"): text.append(UInt8(ascii: "\n"))
      case 0x80..<0xA0 where previous == 0xC2: text.removeLast()  // C1
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0x20..<0x7F, 0x80...: text.append(byte)
      default: break
      }
      previous = byte
    }
    return String(decoding: text, as: UTF8.self)
  }
}
