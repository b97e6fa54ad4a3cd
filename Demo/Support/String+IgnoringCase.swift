extension String {
  /// Whether the string contains `word`, which is lowercase. Only ASCII letters have a case here.
  package func containsIgnoringCase(_ word: [UInt8]) -> Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      guard bytes.count >= word.count else { return false }
      return (0...bytes.count - word.count).contains { start in
        word.indices.allSatisfy { bytes[start + $0].asciiLowercased == word[$0] }
      }
    }
  }
}

extension UInt8 {
  /// The lowercase letter if this is an uppercase one of ASCII, otherwise the same byte.
  package var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self + 0x20 : self }
}
