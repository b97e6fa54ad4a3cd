/// A model of editable text: characters, a cursor, a selection and an undo history.
///
///     var text = EditableText("Ready")
///     var killedText = ""
///     text.perform(.kill(.wordBack), killedText: &killedText)
///     text.perform(.undo, killedText: &killedText)
///
/// Characters are grapheme clusters, and the cursor is the index of one, so no command splits a
/// cluster. An edit may join the clusters on its two sides or change where they begin; `replace`
/// therefore segments the text again up to the nearest characters that stand by themselves. The
/// model is independent of views and keys.
package struct EditableText: Sendable {
  /// The grapheme clusters of the text.
  package private(set) var characters: TextStorage
  /// Whether the text may contain newlines.
  private let isMultiline: Bool
  /// The number of changes to the text so far.
  package private(set) var changeCount = 0
  /// The edit since ``takeEdit(since:)`` was called last, and the number of changes before it.
  private var edit: (start: Int, edit: TextEdit)?
  private var endpoints: EditHistory.Selection
  private var history = EditHistory()
  /// Whether the last command was a kill; a kill that follows adds to the killed text.
  private var lastCommandKilled = false

  /// Creates an editable text with the cursor at its end.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - isMultiline: Whether the text may contain newlines. Otherwise it is converted to a single
  ///     line.
  package init(_ string: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    characters = TextStorage(EditableText.sanitized(string, isMultiline: isMultiline))
    endpoints = EditHistory.Selection(anchor: characters.count, cursor: characters.count)
  }

  /// The text as a string.
  package var string: String { characters.string }

  /// The index of the character after the cursor.
  package var cursor: Int { endpoints.cursor }

  /// The indices of the selected characters.
  package var selection: Range<Int> {
    min(endpoints.anchor, endpoints.cursor)..<max(endpoints.anchor, endpoints.cursor)
  }

  /// The text that `command` copies or deletes as a whole, because it is selected; `nil` if it
  /// does neither, or nothing is selected.
  package func copiedText(by command: EditCommand) -> String? {
    switch command {
    case .copy, .cut, .kill: selection.isEmpty ? nil : String(characters[selection])
    default: nil
    }
  }

  /// Returns the part that has been edited since the number of changes was `changeCount`, if that
  /// is when the last part was taken, and begins another part.
  package mutating func takeEdit(since changeCount: Int) -> TextEdit? {
    defer { edit = nil }
    return edit?.start == changeCount ? edit?.edit : nil
  }

  /// Performs an editing command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - killedText: The text that was killed or copied last, here or in another editable text.
  package mutating func perform(_ command: EditCommand, killedText: inout String) {
    let previousCommandKilled = lastCommandKilled
    lastCommandKilled = false
    switch command {
    case .insert(let text): type(sanitized(text))
    case .move(let motion, let isSelecting): move(motion, isSelecting: isSelecting)
    case .delete(let motion): delete(range(of: motion))
    case .kill(let motion):
      kill(motion, adding: previousCommandKilled, to: &killedText)
      lastCommandKilled = true
    case .copy: if !selection.isEmpty { killedText = String(characters[selection]) }
    case .cut:
      if !selection.isEmpty { kill(.characterBack, adding: false, to: &killedText) }
    case .yank: replace(selection, with: sanitized(killedText), as: .other)
    case .transpose: transpose()
    case .selectAll:
      history.endStep()
      endpoints = EditHistory.Selection(anchor: 0, cursor: characters.count)
    case .selectWord: selectWord()
    case .undo: for change in history.undo() { apply(change.reversed) }
    case .redo: for change in history.redo() { apply(change) }
    }
  }

  /// Replaces the whole text with `string`, as one step that can be undone.
  ///
  /// The cursor keeps its index as far as possible; a cursor at the end stays at the end.
  package mutating func replaceAll(with string: String) {
    let new = sanitized(string)
    if new == self.string { return }
    let cursor = cursor == characters.count ? nil : cursor
    let change = characters.change(to: new)
    replace(change.range, with: change.text, as: .other)
    collapse(at: min(cursor ?? characters.count, characters.count))
  }

  /// Replaces the whole text with `string`, moves the cursor to the end, and forgets what could be
  /// undone.
  package mutating func reset(to string: String) {
    let new = sanitized(string)
    // A short text is made anew faster than it is compared.
    let change = new.utf8.count > 256 ? characters.change(to: new) : nil
    if let change, change.range.count < characters.count / 2,
      change.text.utf8.count < new.utf8.count / 2
    {
      replace(change.range, with: change.text, as: .other)
    } else {
      (characters, edit) = (TextStorage(new), nil)
      changeCount += 1
    }
    history = EditHistory()
    lastCommandKilled = false
    collapse(at: characters.count)
  }

  private func sanitized(_ text: String) -> String {
    EditableText.sanitized(text, isMultiline: isMultiline)
  }

  // MARK: Moving

  private mutating func move(_ motion: TextMotion, isSelecting: Bool) {
    history.endStep()
    switch motion {
    case .characterBack where !isSelecting && !selection.isEmpty: collapse(at: selection.lowerBound)
    case .characterForward where !isSelecting && !selection.isEmpty:
      collapse(at: selection.upperBound)
    default:
      endpoints.cursor = target(of: motion)
      if !isSelecting { endpoints.anchor = endpoints.cursor }
    }
  }

  private mutating func selectWord() {
    history.endStep()
    if characters.isEmpty { return }
    let index = min(cursor, characters.count - 1)
    let isWord = characters[index..<index + 1].first?.isPartOfWord
    func differs(_ character: Character) -> Bool { character.isPartOfWord != isWord }
    let start = characters.lastIndex(before: index, where: differs).map { $0 + 1 } ?? 0
    let end = characters.firstIndex(from: index, where: differs) ?? characters.count
    endpoints = EditHistory.Selection(anchor: start, cursor: end)
  }

  private mutating func collapse(at index: Int) {
    endpoints = EditHistory.Selection(anchor: index, cursor: index)
  }

  /// Returns the index to which `motion` leads from the cursor.
  private func target(of motion: TextMotion) -> Int {
    switch motion {
    case .characterBack: max(0, cursor - 1)
    case .characterForward: min(characters.count, cursor + 1)
    case .wordBack: beginning(of: \.isPartOfWord)
    case .wordForward: end(of: \.isPartOfWord)
    case .bigWordBack: beginning { !$0.isWhitespace }
    case .start: isMultiline ? characters.startOfLine(before: cursor) : 0
    case .end: isMultiline ? characters.endOfLine(after: cursor) : characters.count
    case .textStart: 0
    case .textEnd: characters.count
    case .index(let index): min(max(0, index), characters.count)
    }
  }

  /// Returns the start of the last run of matching characters before the cursor.
  private func beginning(of belongs: (Character) -> Bool) -> Int {
    let last = characters.lastIndex(before: cursor, where: belongs) ?? 0
    return characters.lastIndex(before: last) { !belongs($0) }.map { $0 + 1 } ?? 0
  }

  /// Returns the end of the first run of matching characters after the cursor.
  private func end(of belongs: (Character) -> Bool) -> Int {
    let first = characters.firstIndex(from: cursor, where: belongs) ?? characters.count
    return characters.firstIndex(from: first) { !belongs($0) } ?? characters.count
  }

  // MARK: Changing

  private mutating func type(_ text: String) {
    // Each word is a step of its own.
    let isAfterSpace = characters[max(0, cursor - 1)..<cursor].first?.isWhitespace == true
    if !selection.isEmpty || isAfterSpace {
      if text.first?.isWhitespace != true { history.endStep() }
    }
    let isSingle = !text.isEmpty && text.dropFirst().isEmpty
    replace(selection, with: text, as: isSingle ? .typing : .other)
  }

  /// Returns the selection or, if it is empty, the range between the cursor and the target of
  /// `motion`.
  private func range(of motion: TextMotion) -> Range<Int> {
    if !selection.isEmpty { return selection }
    let target = target(of: motion)
    return min(cursor, target)..<max(cursor, target)
  }

  private mutating func delete(_ range: Range<Int>) {
    replace(range, with: "", as: range.count == 1 ? .erasing : .other)
  }

  /// Deletes a range and stores its text in `killedText`.
  ///
  /// - Parameter adding: Whether to add to the killed text, on the side of the motion, instead of
  ///   replacing it.
  private mutating func kill(_ motion: TextMotion, adding: Bool, to killedText: inout String) {
    var range = range(of: motion)
    // At the end of a line, the newline is killed.
    if range.isEmpty, motion == .end, cursor < characters.count { range = cursor..<cursor + 1 }
    if range.isEmpty { return }
    let text = String(characters[range])
    if !adding {
      killedText = text
    } else {
      killedText = motion.isBackward ? text + killedText : killedText + text
    }
    replace(range, with: "", as: .other)
  }

  private mutating func transpose() {
    guard characters.count > 1, cursor > 0 else { return }
    let second = min(cursor, characters.count - 1)
    let pair = second - 1..<second + 1
    replace(pair, with: String(characters[pair].reversed()), as: .other)
  }

  /// Replaces the characters in `range` with `text`, and moves the cursor to its end.
  ///
  /// Inserted text may join its neighbors in one grapheme cluster or separate them. The text is
  /// segmented again from the character before it to the end of the next character that decides
  /// where it ends:
  ///
  ///     characters   a 👩 👧 d e
  ///     range            ^
  ///     segmented      👩 👧
  ///
  /// Where a character begins depends on nothing behind its first scalar.
  private mutating func replace(_ range: Range<Int>, with text: String, as kind: EditHistory.Kind) {
    if range.isEmpty, text.isEmpty { return }
    let start = max(0, range.lowerBound - 1)
    let end =
      characters.firstIndex(from: range.upperBound, where: \.decidesWhereItEnds).map { $0 + 1 }
      ?? characters.count
    let old = TextStorage(String(characters[start..<end]))
    let before = String(old[0..<range.lowerBound - start]) + text
    let new = TextStorage(before + String(old[range.upperBound - start..<old.count]))
    let cursor = start + new.index(fromUTF8Offset: before.utf8.count)
    let change = EditHistory.Change(
      from: old, at: start, to: new, before: endpoints,
      after: EditHistory.Selection(anchor: cursor, cursor: cursor))
    history.record(change, as: kind)
    apply(change)
  }

  private mutating func apply(_ change: EditHistory.Change) {
    edit = edit.map { ($0.start, $0.edit.appending(change.edit)) } ?? (changeCount, change.edit)
    changeCount += 1
    let range = change.edit.start..<change.edit.start + change.edit.oldCount
    characters.replaceSubrange(range, with: change.new, count: change.edit.newCount)
    endpoints = change.after
  }
}

extension Character {
  /// Whether the character is a letter or a number.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }

  /// Whether the character ends at the same place whatever is inserted or removed before it: it
  /// begins with a letter of a common script, or with a symbol that is no half of a flag.
  fileprivate var decidesWhereItEnds: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0..<0x7F, 0xC0...0x24F, 0x370...0x482, 0x48A...0x52F: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    case 0x1F1E6...0x1F1FF: false
    default: scalar.properties.generalCategory == .otherSymbol
    }
  }
}
