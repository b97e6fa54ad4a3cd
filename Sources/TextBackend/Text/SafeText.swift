/// Texts that are safe to send to a terminal outside of a frame.
package enum SafeText {
  /// Returns the lines of `text`, sanitized. None contains a control character.
  package static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(sanitized)
  }

  /// Returns `text` as one sanitized line of at most `limit` bytes, which ends with a whole
  /// cluster.
  package static func line(of text: String, limit: Int) -> String {
    var line = ""
    var count = 0
    for character in text {
      guard let cluster = Sanitizer.cluster(of: character) else { continue }
      count += cluster.text.utf8.count
      if count > limit { break }
      line += cluster.text
    }
    return line
  }

  /// Returns `text` with sanitized lines, in which tabs are kept.
  package static func block(of text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(sanitized)
        .joined(separator: "\t")
    }
    .joined(separator: "\n")
  }

  fileprivate static func sanitized(_ line: Substring) -> String {
    // Most text needs no care.
    if line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(line) }
    return line.reduce(into: "") { $0 += Sanitizer.cluster(of: $1)?.text ?? "" }
  }
}

extension String {
  /// The string as a screen shows it in one line.
  var sanitized: String { SafeText.sanitized(Sanitizer.prefix(of: self)[...]) }
}
