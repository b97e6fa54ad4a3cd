/// A part of a text while its marks are matched.
nonisolated struct MarkdownPart {
  enum Content {
    case string(String)
    case text(TextRun)
    case delimiter(Character, Int)
    case bracket

    var isBracket: Bool {
      if case .bracket = self { true } else { false }
    }
  }

  var content: Content
  var attributes = Attributes()
  var link: String?
  /// Whether a delimiter can begin or end emphasis.
  var opens = false
  var closes = false

  init(_ content: Content) {
    self.content = content
  }

  /// The text that is shown.
  var run: TextRun {
    var run: TextRun
    switch content {
    case .string(let string): run = TextRun(string: ValueOrPublisher(string))
    case .text(let text): run = text
    case .delimiter(let character, let count):
      run = TextRun(string: ValueOrPublisher(String(repeating: character, count: count)))
    case .bracket: run = TextRun(string: ValueOrPublisher("["))
    }
    if attributes != Attributes() {
      run.styles.append(.constant(TextStyle(attributes: attributes)))
    }
    guard let link else { return run }
    run.link = link
    let look = Attributes(foreground: .accentColor, isUnderlined: true)
    run.styles.append(.constant(TextStyle(attributes: look)))
    return run
  }
}

extension [MarkdownPart] {
  nonisolated mutating func append(_ item: InlineMarkdown.Item) {
    switch item {
    case .text(let text): append(MarkdownPart(.text(text)))
    case .character(let character, _): append(MarkdownPart(.string(String(character))))
    }
  }

  /// Returns the parts with the attributes of the emphasis around them.
  nonisolated func resolved() -> [MarkdownPart] {
    var parts = self
    var closer = 0
    while closer < parts.count {
      guard parts[closer].closes, let opener = parts.opener(of: closer) else {
        closer += 1
        continue
      }
      parts.close(opener, closer)
      if parts[closer].count == 0 { closer += 1 }
    }
    return parts.map { part in
      var part = part
      (part.opens, part.closes) = (false, false)
      return part
    }
  }

  /// Returns the index of the delimiter that one at `closer` closes.
  private nonisolated func opener(of closer: Int) -> Int? {
    guard case .delimiter(let character, let count) = self[closer].content, count > 0 else {
      return nil
    }
    return indices[..<closer].last { index in
      guard case .delimiter(character, let other) = self[index].content, self[index].opens,
        other > 0
      else { return false }
      if character == "~" { return other == count && count <= 2 }
      // Runs that could do both are not matched if that would split one of them in an odd way.
      let isAmbiguous = self[index].closes || self[closer].opens
      return !isAmbiguous || (other + count) % 3 != 0 || (other % 3 == 0 && count % 3 == 0)
    }
  }

  /// Gives what stands between two delimiters its attributes, and takes away their marks.
  private nonisolated mutating func close(_ opener: Int, _ closer: Int) {
    guard case .delimiter(let character, let count) = self[closer].content,
      let openerCount = self[opener].count
    else { return }
    let isStrong = count > 1 && openerCount > 1
    let look =
      switch (character, isStrong) {
      case ("~", _): Attributes(isStrikethrough: true)
      case (_, true): Attributes(isBold: true)
      case (_, false): Attributes(isItalic: true)
      }
    for index in (opener + 1)..<closer {
      self[index].attributes = look.merging(self[index].attributes)
      (self[index].opens, self[index].closes) = (false, false)
    }
    for index in [opener, closer] { self[index].shorten(by: isStrong ? 2 : 1) }
  }

  /// The texts that are shown, as few as there can be.
  nonisolated var runs: [TextRun] {
    var merged: [MarkdownPart] = []
    for part in self where part.count != 0 {
      if let last = merged.last, last.attributes == part.attributes, last.link == part.link,
        let start = last.literal, let end = part.literal
      {
        merged[merged.count - 1].content = .string(start + end)
      } else {
        merged.append(part)
      }
    }
    return merged.map(\.run)
  }
}

extension MarkdownPart {
  /// The number of marks of a delimiter; `nil` for other parts.
  nonisolated var count: Int? {
    if case .delimiter(_, let count) = content { count } else { nil }
  }

  /// The characters of the part; `nil` for an interpolated text.
  nonisolated var literal: String? {
    switch content {
    case .string(let string): string
    case .delimiter(let character, let count): String(repeating: character, count: count)
    case .bracket: "["
    case .text: nil
    }
  }

  nonisolated mutating func shorten(by length: Int) {
    if case .delimiter(let character, let count) = content {
      content = .delimiter(character, count - length)
    }
  }
}
