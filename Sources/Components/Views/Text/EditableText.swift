/// A line of text that is being edited: characters, a cursor between two of them, a selection, and
/// what was there before.
///
///     var text = EditableText("Ready")
///     var killedText = ""
///     text.perform(.kill(.wordBack), killedText: &killedText)
///     text.perform(.undo, killedText: &killedText)
///
/// It knows of no view and no key. Characters are what a person calls so: grapheme clusters, which
/// no command takes apart, and which form anew where text comes together.
package struct EditableText: Sendable {
  package private(set) var characters: [Character]
  /// How often the text has changed.
  package private(set) var changeCount = 0
  private var position: EditHistory.Selection
  private var history = EditHistory()
  /// Whether the last command killed: then the next adds to what it did.
  private var lastCommandKilled = false

  /// `string` in one line, with the cursor at its end.
  package init(_ string: String = "") {
    characters = Array(EditableText.singleLine(string))
    position = EditHistory.Selection(anchor: characters.count, cursor: characters.count)
  }

  /// The text.
  package var string: String { String(characters) }

  /// The index of the character after the cursor.
  package var cursor: Int { position.cursor }

  /// The indices of what is selected.
  package var selection: Range<Int> {
    min(position.anchor, position.cursor)..<max(position.anchor, position.cursor)
  }

  /// Does what `command` says.
  ///
  /// - Parameter killedText: What was killed or copied last, here or in another text.
  package mutating func perform(_ command: EditCommand, killedText: inout String) {
    let previousCommandKilled = lastCommandKilled
    lastCommandKilled = false
    switch command {
    case .insert(let text): type(EditableText.singleLine(text))
    case .move(let motion, let isSelecting): move(motion, isSelecting: isSelecting)
    case .delete(let motion): delete(range(of: motion))
    case .kill(let motion):
      kill(motion, adding: previousCommandKilled, to: &killedText)
      lastCommandKilled = true
    case .copy: if !selection.isEmpty { killedText = String(characters[selection]) }
    case .yank: replace(selection, with: EditableText.singleLine(killedText), as: .other)
    case .transpose: transpose()
    case .selectAll:
      history.endStep()
      position = EditHistory.Selection(anchor: 0, cursor: characters.count)
    case .selectWord: selectWord()
    case .undo: for change in history.undo() { apply(change, isReverse: true) }
    case .redo: for change in history.redo() { apply(change, isReverse: false) }
    }
  }

  /// Puts `string` in the place of all there is, as if somebody had typed it; the cursor stays
  /// where it is, or at the end if it was there.
  package mutating func replaceAll(with string: String) {
    let new = EditableText.singleLine(string)
    if new == self.string { return }
    let cursor = cursor == characters.count ? nil : cursor
    replace(0..<characters.count, with: new, as: .other)
    if let cursor { collapse(at: min(cursor, characters.count)) }
  }

  /// Text in one line: a blank for each line's end and each tab, and without other control
  /// characters.
  private static func singleLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": line.append(" ")
      default: if scalar.properties.generalCategory != .control { line.append(scalar) }
      }
      previous = scalar
    }
    return String(line)
  }

  // MARK: Moving

  private mutating func move(_ motion: TextMotion, isSelecting: Bool) {
    history.endStep()
    switch motion {
    case .characterBack where !isSelecting && !selection.isEmpty: collapse(at: selection.lowerBound)
    case .characterForward where !isSelecting && !selection.isEmpty:
      collapse(at: selection.upperBound)
    default:
      position.cursor = target(of: motion)
      if !isSelecting { position.anchor = position.cursor }
    }
  }

  private mutating func selectWord() {
    history.endStep()
    if characters.isEmpty { return }
    let index = min(cursor, characters.count - 1)
    let isWord = characters[index].isPartOfWord
    func differs(_ character: Character) -> Bool { character.isPartOfWord != isWord }
    let start = characters[..<index].lastIndex(where: differs).map { $0 + 1 } ?? 0
    let end = characters[index...].firstIndex(where: differs) ?? characters.count
    position = EditHistory.Selection(anchor: start, cursor: end)
  }

  private mutating func collapse(at index: Int) {
    position = EditHistory.Selection(anchor: index, cursor: index)
  }

  /// Where a motion leads.
  private func target(of motion: TextMotion) -> Int {
    switch motion {
    case .characterBack: max(0, cursor - 1)
    case .characterForward: min(characters.count, cursor + 1)
    case .wordBack: beginning(of: \.isPartOfWord)
    case .wordForward: end(of: \.isPartOfWord)
    case .bigWordBack: beginning { !$0.isWhitespace }
    case .start: 0
    case .end: characters.count
    case .index(let index): min(max(0, index), characters.count)
    }
  }

  /// Where the last run of such characters before the cursor begins.
  private func beginning(of belongs: (Character) -> Bool) -> Int {
    let last = characters[..<cursor].lastIndex(where: belongs) ?? 0
    return characters[..<last].lastIndex { !belongs($0) }.map { $0 + 1 } ?? 0
  }

  /// Where the first run of such characters after the cursor ends.
  private func end(of belongs: (Character) -> Bool) -> Int {
    let first = characters[cursor...].firstIndex(where: belongs) ?? characters.count
    return characters[first...].firstIndex { !belongs($0) } ?? characters.count
  }

  // MARK: Changing

  private mutating func type(_ text: String) {
    // A new word is a new step.
    if !selection.isEmpty || cursor > 0 && characters[cursor - 1].isWhitespace {
      if text.first?.isWhitespace != true { history.endStep() }
    }
    replace(selection, with: text, as: text.count == 1 ? .typing : .other)
  }

  /// What is selected; if nothing is, what lies between the cursor and where `motion` leads.
  private func range(of motion: TextMotion) -> Range<Int> {
    if !selection.isEmpty { return selection }
    let target = target(of: motion)
    return min(cursor, target)..<max(cursor, target)
  }

  private mutating func delete(_ range: Range<Int>) {
    replace(range, with: "", as: range.count == 1 ? .erasing : .other)
  }

  private mutating func kill(_ motion: TextMotion, adding: Bool, to killedText: inout String) {
    let range = range(of: motion)
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
    replace(pair, with: String([characters[second], characters[second - 1]]), as: .other)
  }

  /// Puts `text` in the place of some characters, and the cursor after it.
  ///
  /// Clusters may join with their neighbours, or part from them, as far away as the next ASCII
  /// character, which never belongs to what is before it; all up to there are formed anew.
  private mutating func replace(_ range: Range<Int>, with text: String, as kind: EditHistory.Kind) {
    if range.isEmpty, text.isEmpty { return }
    let start = characters[..<range.lowerBound].lastIndex(where: \.isASCII) ?? 0
    let end =
      characters[range.upperBound...].firstIndex(where: \.isASCII).map { $0 + 1 }
      ?? characters.count
    let before = String(characters[start..<range.lowerBound]) + text
    let new = Array(before + String(characters[range.upperBound..<end]))
    var (cursor, bytes) = (0, 0)
    while bytes < before.utf8.count {
      bytes += new[cursor].utf8.count
      cursor += 1
    }
    let after = EditHistory.Selection(anchor: start + cursor, cursor: start + cursor)
    let change = EditHistory.Change(
      from: characters[start..<end], to: new, before: position, after: after)
    history.record(change, as: kind)
    apply(change, isReverse: false)
  }

  private mutating func apply(_ change: EditHistory.Change, isReverse: Bool) {
    changeCount += 1
    let (old, new) = isReverse ? (change.new, change.old) : (change.old, change.new)
    characters.replaceSubrange(change.start..<change.start + old.count, with: new)
    position = isReverse ? change.before : change.after
  }
}

extension Character {
  /// Whether words consist of such.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
