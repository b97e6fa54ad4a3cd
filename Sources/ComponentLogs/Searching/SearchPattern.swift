#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A text to search for.
///
/// The case of letters matters if the text has a capital letter. Otherwise `a` to `z` also stand
/// for `A` to `Z`; other letters stand for themselves.
struct SearchPattern: Equatable, Sendable {
  let text: String
  /// Whether the case of letters matters.
  let isCaseSensitive: Bool
  private let bytes: [UInt8]
  /// The byte of the text that is the rarest in most logs.
  private let rareByte: UInt8
  /// The offset of that byte.
  private let rareOffset: Int

  /// The number of bytes of the text.
  var byteCount: Int { bytes.count }

  /// Creates the pattern for a text; `nil` for an empty one.
  init?(_ text: String) {
    if text.isEmpty { return nil }
    self.text = text
    isCaseSensitive = text.contains { $0.isUppercase }
    bytes = Array(text.utf8)
    let ranks = bytes.map { SearchPattern.commonBytes.firstIndex(of: $0) ?? .max }
    rareOffset = ranks.indices.max { ranks[$0] < ranks[$1] } ?? 0
    rareByte = bytes[rareOffset]
  }

  /// The bytes that are frequent in logs, the most frequent ones first.
  private static let commonBytes = Array(" 0e1t2a3o4i5n6s7r8l9:h-d.c=u/pmg\"fTyb_[],wvkE".utf8)

  /// Returns the index of the first occurrence at or after `start`.
  ///
  /// - Parameter bytes: Bytes as ``folded(_:into:)`` returns them.
  func firstIndex(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    // Nothing is faster than looking for one byte, least of all if it is a rare one.
    let end = bytes.count - self.bytes.count + rareOffset + 1
    var index = start + rareOffset
    while index < end, let found = memchr(base + index, CInt(rareByte), end - index) {
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      let match = place - rareOffset
      if memcmp(base + match, self.bytes, self.bytes.count) == 0 { return match }
      index = place + 1
    }
    return nil
  }

  /// Returns bytes in which ``firstIndex(in:from:)`` finds the text: `bytes`, or a copy of them in
  /// `buffer` with small letters.
  ///
  /// - Parameter buffer: Space for as many bytes.
  func folded(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    if isCaseSensitive { return bytes }
    guard let source = bytes.baseAddress, let target = buffer.baseAddress else { return bytes }
    for index in 0..<bytes.count {
      let byte = source[index]
      target[index] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
    }
    return UnsafeBufferPointer(start: target, count: bytes.count)
  }

  /// Returns the ranges of the occurrences in `text`, which do not overlap.
  func ranges(in text: String) -> [Range<String.Index>] {
    let bytes = Array(text.utf8)
    var offsets: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, bytes.count)) { buffer in
        let folded = folded(bytes, into: buffer)
        var start = 0
        while let found = firstIndex(in: folded, from: start) {
          offsets.append(found)
          start = found + byteCount
        }
      }
    }
    return offsets.map { offset in
      let start = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
      return start..<text.utf8.index(start, offsetBy: byteCount)
    }
  }
}
