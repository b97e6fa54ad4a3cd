/// The parts of a literal with marks of Markdown inside lines: emphasis, code, links and lines
/// through text.
///
/// Marks are looked for in the literal only: values and texts that are interpolated are shown as
/// they are. The rules are those of CommonMark: a run of `*`, `_` or `~` is kept as a delimiter
/// until a later one closes it, and what stands between gets its attributes. Brackets wait for the
/// `](` of a link in the same way. Whatever is not closed is text.
nonisolated struct InlineMarkdown {
  /// A character, or a text in its own appearance.
  enum Item {
    case character(Character, isLiteral: Bool)
    case text(TextRun)
  }

  private var items: [Item] = []
  private var position = 0
  private var parts: [MarkdownPart] = []

  /// Creates a literal that follows `texts`.
  init(after texts: [TextRun]) {
    append(texts)
  }

  /// Whether a string contains characters with which marks begin.
  static func mayOccur(in literal: String) -> Bool {
    literal.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  mutating func append(literal: String) {
    items += literal.map { .character($0, isLiteral: true) }
  }

  mutating func append(value: String) {
    items += value.map { .character($0, isLiteral: false) }
  }

  mutating func append(_ texts: [TextRun]) {
    items += texts.map(Item.text)
  }

  /// The content without the marks.
  var content: Text.Content {
    var parser = self
    parser.parse()
    let runs = parser.parts.resolved().runs
    if runs.isEmpty { return .plain(ValueOrPublisher("")) }
    return runs.count == 1 && runs[0].isPlain ? .plain(runs[0].string) : .styled(runs)
  }
}

// MARK: Scanning

extension InlineMarkdown {
  private mutating func parse() {
    while position < items.count {
      switch mark(at: position) {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": delimiter()
      case "[":
        parts.append(MarkdownPart(.bracket))
        position += 1
      case "]": link()
      case "<": autolink()
      default: text()
      }
    }
  }

  /// The character of the literal at `index`; `nil` for anything else.
  private func mark(at index: Int) -> Character? {
    guard index < items.count, case .character(let character, true) = items[index] else {
      return nil
    }
    return character
  }

  private mutating func text() {
    parts.append(items[position])
    position += 1
  }

  /// Adds the punctuation after a backslash, or the backslash.
  private mutating func escape() {
    if let next = mark(at: position + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      position += 1
    }
    text()
  }

  /// The number of equal marks from `index` on.
  private func runLength(of character: Character, at index: Int) -> Int {
    var end = index
    while mark(at: end) == character { end += 1 }
    return end - index
  }

  /// Adds what stands between two runs of backticks of the same length.
  private mutating func code() {
    let length = runLength(of: "`", at: position)
    var end = position + length
    while end < items.count {
      let other = runLength(of: "`", at: end)
      if other == length {
        for item in code((position + length)..<end) { parts.append(item) }
        position = end + length
        return
      }
      end += max(1, other)
    }
    for _ in 0..<length { text() }
  }

  /// The items of a range, without a blank at both ends.
  private func code(_ range: Range<Int>) -> ArraySlice<Item> {
    let isPadded = range.count > 2 && mark(at: range.lowerBound) == " "
    let isTrimmed = isPadded && mark(at: range.upperBound - 1) == " "
    return isTrimmed ? items[(range.lowerBound + 1)..<(range.upperBound - 1)] : items[range]
  }

  /// Adds a run of marks that may begin or end emphasis.
  private mutating func delimiter() {
    guard let character = mark(at: position) else { return }
    let length = runLength(of: character, at: position)
    let (before, after) = (edge(at: position - 1), edge(at: position + length))
    let opens = after != .blank && (after == .word || before != .word)
    let closes = before != .blank && (before == .word || after != .word)
    let isIntraword = character == "_" && opens && closes
    var part = MarkdownPart(.delimiter(character, length))
    part.opens = opens && (!isIntraword || before == .punctuation)
    part.closes = closes && (!isIntraword || after == .punctuation)
    parts.append(part)
    position += length
  }

  private enum Edge { case blank, punctuation, word }

  /// What a run of marks is next to.
  private func edge(at index: Int) -> Edge {
    guard items.indices.contains(index) else { return .blank }
    guard case .character(let character, _) = items[index] else { return .word }
    if character.isWhitespace { return .blank }
    return character.isPunctuation || character.isSymbol ? .punctuation : .word
  }

  /// Makes the parts from the last bracket on a link, if a destination follows.
  private mutating func link() {
    guard let start = parts.lastIndex(where: { $0.content.isBracket }) else { return text() }
    guard let (destination, end) = destination(after: position) else {
      parts[start].content = .string("[")
      return text()
    }
    var label = Array(parts[(start + 1)...]).resolved()
    for index in label.indices { label[index].link = destination }
    parts.removeSubrange(start...)
    // There are no links in links.
    for index in parts.indices where parts[index].content.isBracket {
      parts[index].content = .string("[")
    }
    parts += label
    position = end
  }

  /// Returns the destination in the parentheses that follow a bracket, and the index after them.
  private func destination(after bracket: Int) -> (String, end: Int)? {
    guard mark(at: bracket + 1) == "(" else { return nil }
    var (url, depth, index) = ("", 1, bracket + 2)
    while index < items.count, case .character(let character, let isLiteral) = items[index] {
      if isLiteral, character == "(" { depth += 1 }
      if isLiteral, character == ")" { depth -= 1 }
      if depth == 0 { return (Self.withoutTitle(url), index + 1) }
      url.append(character)
      index += 1
    }
    return nil
  }

  /// Returns a destination without the title that may follow in quotes.
  private static func withoutTitle(_ destination: String) -> String {
    let url = destination.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
    return url.hasPrefix("<") && url.hasSuffix(">") ? String(url.dropFirst().dropLast()) : url
  }

  /// Adds the URL between angle brackets as a link.
  private mutating func autolink() {
    var (url, index) = ("", position + 1)
    while let character = mark(at: index), character != ">", !character.isWhitespace {
      url.append(character)
      index += 1
    }
    let scheme = url.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard mark(at: index) == ">", scheme.count > 1, scheme.first?.isLetter == true,
      url.dropFirst(scheme.count).first == ":"
    else { return text() }
    var part = MarkdownPart(.string(url))
    part.link = url
    parts.append(part)
    position = index + 1
  }
}
