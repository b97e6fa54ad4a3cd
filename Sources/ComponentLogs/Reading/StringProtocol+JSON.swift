// The parts of JSON that are found in the lines of logs, which may contain anything.

extension Character {
  /// Whether the character is a space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
}

extension StringProtocol {
  /// The text without blanks at both ends.
  var trimmingBlanks: Substring {
    let text = drop(while: \.isBlank)
    let end = text.lastIndex { !$0.isBlank }.map { text.index(after: $0) } ?? text.startIndex
    return Substring(text[text.startIndex..<end])
  }

  /// The string at the beginning with its quotes, or else the characters up to a delimiter.
  var prefixOfValue: SubSequence {
    guard first == "\"" else { return prefix { !"{}[],:\"".contains($0) && !$0.isBlank } }
    var isEscaped = false
    var end = index(after: startIndex)
    while end < endIndex {
      let character = self[end]
      end = index(after: end)
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return self[startIndex..<end]
  }

  /// The range of the first object that is complete and has a member.
  var firstObject: Range<Index>? {
    var start = startIndex
    while let open = self[start...].firstIndex(of: "{") {
      let next = index(after: open)
      if self[next...].drop(while: \.isBlank).first == "\"", let end = endOfObject(from: open) {
        return open..<end
      }
      start = next
    }
    return nil
  }

  /// The index after the brace that closes the object at `open`; `nil` if none does.
  private func endOfObject(from open: Index) -> Index? {
    var (rest, brackets): (SubSequence, [Character]) = (self[open...], [])
    while let first = rest.first {
      switch first {
      case "{": brackets.append("}")
      case "[": brackets.append("]")
      case "}", "]":
        guard brackets.popLast() == first else { return nil }
        if brackets.isEmpty { return rest.index(after: rest.startIndex) }
      case "\"":
        rest = rest[rest.prefixOfValue.endIndex...]
        continue
      default: break
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The members of the object that is the whole text, each with its value as it is written; `nil`
  /// if the text is no object or not a complete one.
  var jsonMembers: [(key: String, value: Substring)]? {
    let text = trimmingBlanks
    guard text.first == "{", text.endOfObject(from: text.startIndex) == text.endIndex else {
      return nil
    }
    var members: [(String, Substring)] = []
    var rest = text.dropFirst().dropLast()
    while true {
      rest = rest.drop { $0.isBlank || $0 == "," }
      guard rest.first == "\"" else { return rest.isEmpty ? members : nil }
      let key = rest.prefixOfValue
      rest = rest[key.endIndex...].drop(while: \.isBlank)
      guard rest.first == ":" else { return nil }
      rest = rest.dropFirst().drop(while: \.isBlank)
      let isNested = rest.first == "{" || rest.first == "["
      let end = isNested ? rest.endOfObject(from: rest.startIndex) : rest.prefixOfValue.endIndex
      guard let end else { return nil }
      members.append((key.unquoted, Substring(rest[..<end])))
      rest = rest[end...]
    }
  }

  /// The text without its quotes, and with what its escapes stand for. Those for characters that
  /// control a terminal, and for surrogates, stay as they are.
  var unquoted: String {
    guard count > 1, first == "\"", last == "\"" else { return String(self) }
    let inner = dropFirst().dropLast()
    if !inner.contains("\\") { return String(inner) }
    var text = ""
    var rest = inner[...]
    while let first = rest.popFirst() {
      guard first == "\\", let escape = rest.first else {
        text.append(first)
        continue
      }
      switch escape {
      case "\"", "\\", "/": text.append(escape)
      case "n", "t", "r": text.append(" ")
      case "u":
        let digits = rest.dropFirst().prefix(4)
        if digits.count == 4, let value = UInt32(digits, radix: 16), value >= 0x20,
          !(0x7F..<0xA0).contains(value), let scalar = Unicode.Scalar(value)
        {
          text.unicodeScalars.append(scalar)
          rest = rest.dropFirst(4)
        } else {
          text += "\\u"
        }
      default: text += "\\\(escape)"
      }
      rest = rest.dropFirst()
    }
    return text
  }
}
