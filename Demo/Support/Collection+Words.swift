extension Collection<UInt8> {
  /// The bytes as text.
  package var text: String { String(decoding: self, as: UTF8.self) }

  /// The lines that are not empty.
  package var lines: [SubSequence] { split(separator: UInt8(ascii: "\n")) }

  /// The parts between blanks and ends of lines.
  package var words: [String] {
    split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }
      .map(\.text)
  }
}
