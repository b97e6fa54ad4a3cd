extension String {
  /// The string with a picture or a replacement for each character that controls a terminal.
  var printable: String {
    var text = String.UnicodeScalarView()
    for scalar in (last == "\r" ? dropLast() : self[...]).unicodeScalars {
      switch scalar.value {
      case 0x09: text.append(scalar)
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + UInt32(scalar.value)) ?? "?")
      case 0x7F: text.append("\u{2421}")
      case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
