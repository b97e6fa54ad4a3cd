extension EditableText {
  /// Returns `text` without control characters: with a space for each tab, and a space or, if
  /// `isMultiline` is `true`, a line feed for each newline.
  static func sanitized(_ text: String, isMultiline: Bool) -> String {
    if !containsControl(text, isMultiline: isMultiline) { return text }
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        line.append(isMultiline ? "\n" : " ")
      case "\t": line.append(" ")
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": break
      default: line.append(scalar)
      }
      previous = scalar
    }
    return String(line)
  }

  /// Returns whether some character of `text` has to be replaced or removed, which its bytes tell
  /// fastest.
  private static func containsControl(_ text: String, isMultiline: Bool) -> Bool {
    let bytes = text[...].bytes
    for index in bytes.indices where !(0x20..<0x7F ~= bytes[index]) {
      let isControl =
        switch bytes[index] {
        case 0x0A: !isMultiline
        case ..<0x20, 0x7F: true
        case 0xC2: bytes[index + 1] < 0xA0
        case 0xE2: bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2])
        default: false
        }
      if isControl { return true }
    }
    return false
  }
}
