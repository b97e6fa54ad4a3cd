extension [UInt8] {
  private static let base64Digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends `bytes` in base64 (RFC 4648 §4).
  package mutating func appendBase64(_ bytes: some RandomAccessCollection<UInt8>) {
    reserveCapacity(count + (bytes.count + 2) / 3 * 4)
    var (bits, bitCount) = (0, 0)
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      bitCount += 8
      while bitCount >= 6 {
        bitCount -= 6
        append([UInt8].base64Digits[bits >> bitCount & 63])
      }
      bits &= 0xFF
    }
    if bitCount > 0 { append([UInt8].base64Digits[bits << (6 - bitCount) & 63]) }
    for _ in 0..<(3 - bytes.count % 3) % 3 { append(UInt8(ascii: "=")) }
  }
}
