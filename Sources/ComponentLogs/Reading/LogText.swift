/// The text of a line as it is shown: as it was written, or in columns.
///
///     2026-11-22T09:15:02.123Z WARN  queue is 17 entries long request=f66d
///     level=warn time=2026-11-22T09:15:02.123Z msg="queue is 17 entries long" request=f66d
///     {"time":"2026-11-22T09:15:02.123Z","level":"warn","msg":"queue is 17 …","request":"f66d"}
///
///     09:15:02.123 queue is 17 entries long request=f66d
///
/// In columns, the time comes first and without its date, the level is left to the mark beside the
/// line, and the message precedes the other members of an object or a line of `logfmt`.
struct LogText: Equatable, Sendable {
  /// A part of the text with one meaning.
  struct Part: Equatable, Sendable {
    enum Kind: Sendable {
      case time, key, message
    }

    var kind: Kind
    var text: String
    /// Whether it is an occurrence of the searched text.
    var isOccurrence = false
  }

  private(set) var parts: [Part] = []

  /// Creates the text of a line as it was written.
  init(asWritten text: String) {
    parts = [Part(kind: .message, text: text)]
  }

  /// Creates the text of a line in columns, or as it was written if it has none.
  init(inColumns text: String) {
    if let members = text.jsonMembers ?? text.logfmtMembers {
      append(members)
    } else if let (time, range) = LogTime.first(in: text), text.isBeginning(range.lowerBound) {
      append(time)
      appendMessage(text[range.upperBound...].withoutLevel)
    }
    if parts.isEmpty { self = LogText(asWritten: text) }
  }

  /// The whole text.
  var string: String { parts.map(\.text).joined() }

  private mutating func append(_ time: LogTime) {
    parts.append(Part(kind: .time, text: time.clock + " "))
  }

  /// Appends the time, the message and the other members.
  private mutating func append(_ members: [(key: String, value: Substring)]) {
    var message = ""
    var others: [(key: String, value: Substring)] = []
    for member in members {
      switch member.key.lowercased() {
      case "time", "ts", "timestamp", "@timestamp", "date", "t":
        guard parts.isEmpty, let time = LogTime(value: member.value) else {
          others.append(member)
          continue
        }
        append(time)
      case "msg", "message": message = member.value.unquoted
      case "level", "lvl", "severity", "loglevel":
        if !member.value.isLevel { others.append(member) }
      default: others.append(member)
      }
    }
    parts.append(Part(kind: .message, text: message))
    for (key, value) in others {
      let blank = parts.last?.text.isEmpty ?? true ? "" : " "
      parts.append(Part(kind: .key, text: "\(blank)\(key)="))
      parts.append(Part(kind: .message, text: String(value)))
    }
    parts.removeAll { $0.text.isEmpty }
  }

  /// Appends words, of which some may be pairs of a key and a value.
  private mutating func appendMessage(_ text: Substring) {
    var start = text.startIndex
    var index = start
    while let found = text[index...].firstIndex(of: "=") {
      index = text.index(after: found)
      let key = text[start..<found].suffix(while: \.isKeyPart)
      let isWord =
        key.startIndex == text.startIndex || text[text.index(before: key.startIndex)].isBlank
      guard !key.isEmpty, isWord, index < text.endIndex, !text[index].isBlank else { continue }
      parts.append(Part(kind: .message, text: String(text[start..<key.startIndex])))
      parts.append(Part(kind: .key, text: String(text[key.startIndex..<index])))
      start = index
    }
    parts.append(Part(kind: .message, text: String(text[start...])))
    parts.removeAll { $0.text.isEmpty }
  }
}

// MARK: - Parts of it

extension LogText {
  /// Returns at most `length` characters from the one at `offset` on.
  func characters(from offset: Int, length: Int) -> LogText {
    var text = self
    var (before, rest) = (offset, length)
    text.parts = []
    for part in parts where rest > 0 {
      let tail = part.text.dropFirst(before)
      before -= part.text.count - tail.count
      let shown = tail.prefix(rest)
      rest -= shown.count
      if !shown.isEmpty { text.parts.append(Part(kind: part.kind, text: String(shown))) }
    }
    return text
  }

  /// Returns the text whose occurrences of `pattern` are parts of their own.
  func marking(_ pattern: SearchPattern) -> LogText {
    let string = string
    let ranges = pattern.ranges(in: string)
    if ranges.isEmpty { return self }
    var text = self
    text.parts = []
    var start = string.startIndex
    for part in parts {
      let end = string.utf8.index(start, offsetBy: part.text.utf8.count)
      for range in ranges where range.upperBound > start && range.lowerBound < end {
        let occurrence = max(start, range.lowerBound)..<min(end, range.upperBound)
        text.append(string[start..<occurrence.lowerBound], of: part)
        text.append(string[occurrence], of: part, isOccurrence: true)
        start = occurrence.upperBound
      }
      text.append(string[start..<end], of: part)
      start = end
    }
    return text
  }

  private mutating func append(_ text: Substring, of part: Part, isOccurrence: Bool = false) {
    if text.isEmpty { return }
    parts.append(Part(kind: part.kind, text: String(text), isOccurrence: isOccurrence))
  }
}

// MARK: - Recognition

extension LogTime {
  /// Creates the time that the value of a member states.
  fileprivate init?(value: Substring) {
    guard let time = LogTime.first(in: value.unquoted)?.time else { return nil }
    self = time
  }
}

extension Character {
  fileprivate var isKeyPart: Bool { isLetter || isNumber || "_-.@/".contains(self) }
}

extension Substring {
  /// The characters at the end that satisfy `predicate`.
  fileprivate func suffix(while predicate: (Character) -> Bool) -> Substring {
    self[(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)...]
  }

  /// Whether it is the value of a member that states a level.
  fileprivate var isLevel: Bool {
    LogLevel(named: unquoted) != nil || ["10", "20", "30", "40", "50", "60"].contains(self)
  }

  /// What follows the level at the beginning, or else the text without blanks before it.
  fileprivate var withoutLevel: Substring {
    let text = drop { $0.isBlank || "]:|".contains($0) }
    let word = text.prefix { !$0.isBlank }
    let name = word.drop { "[(<".contains($0) }.prefix(while: \.isLetter)
    let rest = word[name.endIndex...]
    guard LogLevel(named: name) != nil, rest.allSatisfy({ "])>:|-".contains($0) }) else {
      return text
    }
    return text[word.endIndex...].drop { $0.isBlank || $0 == "|" }
  }
}

extension String {
  /// Whether only a bracket or nothing precedes `index`.
  fileprivate func isBeginning(_ index: Index) -> Bool {
    self[..<index].allSatisfy { "[(".contains($0) }
  }

  /// The pairs of a key and a value of which a line of `logfmt` consists; `nil` if it does not, or
  /// has only one.
  fileprivate var logfmtMembers: [(key: String, value: Substring)]? {
    var members: [(key: String, value: Substring)] = []
    var rest = drop(while: \.isBlank)
    while !rest.isEmpty {
      let key = rest.prefix(while: \.isKeyPart)
      rest = rest[key.endIndex...]
      guard !key.isEmpty, rest.first == "=" else { return nil }
      rest = rest.dropFirst()
      let value = rest.first == "\"" ? rest.prefixOfValue : rest.prefix { !$0.isBlank }
      members.append((String(key), value))
      rest = rest[value.endIndex...].drop(while: \.isBlank)
    }
    return members.count > 1 ? members : nil
  }
}
