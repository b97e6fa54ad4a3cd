/// Reads numbers and words from ASCII text of a bounded length.
///
/// Every method is safe at the end of the text, and whatever the text holds.
package struct ByteScanner {
  package let bytes: UnsafeBufferPointer<UInt8>
  package private(set) var position: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = min(max(0, position), bytes.count)
  }

  package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  package var isAtEnd: Bool { position == bytes.count }

  package mutating func skipBlanks() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { position += 1 }
  }

  /// Returns a number after any blanks, or `nil` if there is none or it is too large.
  package mutating func number() -> UInt64? {
    skipBlanks()
    var value: UInt64 = 0
    let start = position
    while let digit = next, digit >= 0x30, digit <= 0x39 {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(UInt64(digit &- 0x30))
      if isTooLarge || overflows { return nil }
      value = sum
      position += 1
    }
    return position > start ? value : nil
  }

  /// Returns a number with a fraction, such as `0.52`.
  package mutating func decimal() -> Double? {
    guard let whole = number() else { return nil }
    var value = Double(whole)
    guard next == UInt8(ascii: ".") else { return value }
    position += 1
    var place = 0.1
    while let digit = next, digit >= 0x30, digit <= 0x39 {
      value += Double(digit &- 0x30) * place
      place /= 10
      position += 1
    }
    return value
  }

  /// Returns the range of the bytes up to a blank or the end of the line, after any blanks.
  package mutating func word() -> Range<Int> {
    skipBlanks()
    return restOfWord()
  }

  /// Returns the range of the bytes up to a blank or the end of the line.
  package mutating func restOfWord() -> Range<Int> {
    let start = position
    while let byte = next, byte != 0x20, byte != 0x09, byte != 0x0A { position += 1 }
    return start..<position
  }

  package mutating func skipWords(_ count: Int) {
    for _ in 0..<count { _ = word() }
  }

  /// Moves behind `prefix` if the text continues with it.
  package mutating func skip(_ prefix: StaticString) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard bytes.count - position >= length else { return false }
    for index in 0..<length where bytes[position + index] != prefix.utf8Start[index] {
      return false
    }
    position += length
    return true
  }

  /// Moves to the beginning of the next line; returns whether there is one.
  package mutating func skipLine() -> Bool {
    while let byte = next {
      position += 1
      if byte == 0x0A { return !isAtEnd }
    }
    return false
  }

  package func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}

/// Calls `body` with the bytes of `text`.
package func withBytes<Result>(
  of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  var text = text
  return text.withUTF8(body)
}
