extension [UInt8] {
  private static let base64Digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends `bytes` in base64 (RFC 4648 §4).
  mutating func appendBase64(_ bytes: [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<Swift.min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        let digit = bits >> (18 - 6 * position) & 63
        append(position <= group.count ? [UInt8].base64Digits[digit] : UInt8(ascii: "="))
      }
    }
  }
}
