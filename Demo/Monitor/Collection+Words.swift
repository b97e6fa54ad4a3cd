extension Collection<UInt8> {
  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The lines that are not empty.
  var lines: [SubSequence] { split(separator: UInt8(ascii: "\n")) }

  /// The parts between blanks and ends of lines.
  var words: [String] {
    split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }
      .map(\.text)
  }
}
