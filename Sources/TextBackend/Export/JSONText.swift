extension String {
  /// The string as a JSON string, in quotation marks.
  ///
  /// - Parameter isASCII: Whether to escape all characters outside of printable ASCII, otherwise
  ///   only control characters.
  func jsonQuoted(asASCII isASCII: Bool = false) -> String {
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        json += scalar.jsonEscaped
      default:
        if isASCII, scalar.value > 0x7E {
          json += scalar.jsonEscaped
        } else {
          json.unicodeScalars.append(scalar)
        }
      }
    }
    return json + "\""
  }
}

extension Unicode.Scalar {
  /// The scalar as one or two escapes of four digits.
  fileprivate var jsonEscaped: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension Duration {
  /// The time in seconds as a JSON number, rounded to microseconds.
  var jsonSeconds: String {
    let micros = microseconds
    var digits = String(micros % 1_000_000 + 1_000_000).dropFirst()
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return "\(micros / 1_000_000).\(digits)"
  }

  /// The time, rounded to microseconds, as files store it.
  var roundedToMicroseconds: Duration { .microseconds(microseconds) }

  private var microseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000 + (attoseconds + 500_000_000_000) / 1_000_000_000_000
  }
}
