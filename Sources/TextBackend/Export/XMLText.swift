extension String {
  /// The string as the content or a quoted attribute of an XML or HTML element. Characters that
  /// documents cannot contain become U+FFFD.
  var xmlEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "\n"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether a link to this destination may be followed from a document: it begins with the name
  /// of a protocol that only shows or sends something.
  var isSafeLink: Bool {
    let start = prefix { $0 != ":" }.lowercased()
    return ["https", "http", "mailto"].contains(start) && start.count < count
  }
}
