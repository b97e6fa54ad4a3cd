import Components
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct EditableTextTests {
  @Test func severalLinesKeepTheirNewlines() {
    var text = EditableText("a\r\nb", isMultiline: true)
    var killedText = ""
    #expect(text.string == "a\nb")
    text.perform(.insert("\n\tc"), killedText: &killedText)
    #expect(text.string == "a\nb\n c")
    text.perform(.move(.start, isSelecting: false), killedText: &killedText)
    #expect(text.cursor == 4)
    text.perform(.move(.textStart, isSelecting: false), killedText: &killedText)
    text.perform(.kill(.end), killedText: &killedText)
    text.perform(.kill(.end), killedText: &killedText)
    #expect(killedText == "a\n")
    #expect(text.string == "b\n c")
  }

  @Test func typesAtTheCursor() {
    #expect(edited("", .insert("a"), .insert("b")) == "ab|")
    #expect(edited("ab", .move(.characterBack, isSelecting: false), .insert("x")) == "ax|b")
    #expect(edited("ab", .move(.start, isSelecting: false), .insert("x")) == "x|ab")
  }

  @Test func typingReplacesTheSelection() {
    #expect(edited("one two", .move(.wordBack, isSelecting: true)) == "one [|two]")
    #expect(edited("one two", .move(.wordBack, isSelecting: true), .insert("2")) == "one 2|")
    #expect(edited("one", .selectAll, .delete(.characterBack)) == "|")
  }

  @Test func movesByCharactersWordsAndToTheEnds() {
    let back = EditCommand.move(.wordBack, isSelecting: false)
    #expect(edited("one, two-three", back) == "one, two-|three")
    #expect(edited("one, two-three", back, back, back, back) == "|one, two-three")
    let forward = EditCommand.move(.wordForward, isSelecting: false)
    let start = EditCommand.move(.start, isSelecting: false)
    #expect(edited("one, two", start, forward) == "one|, two")
    #expect(edited("one, two", start, forward, forward, forward) == "one, two|")
    #expect(edited("ab", start, .move(.characterForward, isSelecting: false)) == "a|b")
    #expect(edited("ab", start, .move(.end, isSelecting: false)) == "ab|")
  }

  @Test func arrowsCollapseASelectionToItsEdge() {
    let select = EditCommand.move(.index(1), isSelecting: true)
    #expect(edited("abc", select) == "a[|bc]")
    #expect(edited("abc", select, .move(.characterBack, isSelecting: false)) == "a|bc")
    #expect(edited("abc", select, .move(.characterForward, isSelecting: false)) == "abc|")
  }

  @Test func killedTextCanBeYanked() {
    #expect(
      edited("one two", .kill(.wordBack), .move(.start, isSelecting: false), .yank) == "two|one ")
    #expect(edited("a b-c", .kill(.bigWordBack)) == "a |")
    #expect(
      edited("abc", .move(.index(1), isSelecting: false), .kill(.end), .yank, .yank) == "abcbc|")
    #expect(edited("abc", .selectAll, .copy, .move(.end, isSelecting: false), .yank) == "abcabc|")
  }

  @Test func consecutiveKillsAreYankedTogether() {
    #expect(edited("one two", .kill(.wordBack), .kill(.wordBack), .yank) == "one two|")
    let middle = EditCommand.move(.index(4), isSelecting: false)
    #expect(edited("one two", middle, .kill(.start), .kill(.end), .yank) == "one two|")
    #expect(edited("one two", .kill(.wordBack), middle, .kill(.wordBack), .yank) == "one |")
  }

  @Test func transposesTwoCharacters() {
    #expect(edited("abc", .transpose) == "acb|")
    #expect(edited("abc", .move(.index(1), isSelecting: false), .transpose) == "ba|c")
    #expect(edited("a", .transpose) == "a|")
    #expect(edited("ab", .move(.start, isSelecting: false), .transpose) == "|ab")
  }

  @Test func replacesNewlinesWithSpaces() {
    #expect(edited("", .insert("a\nb\r\nc\td\u{1B}e\u{85}f")) == "a b c de f|")
    #expect(EditableText("a\nb").string == "a b")
  }

  @Test func findsControlsAmongAllScalars() {
    for value in 0...0x2FFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isNewline = Character(scalar).isNewline
      let isControl = scalar.properties.generalCategory == .control
      let shown = isNewline || scalar == "\t" ? " " : isControl ? "" : String(scalar)
      let isEqual = EditableText("я\(scalar)я").string.utf8.elementsEqual("я\(shown)я".utf8)
      #expect(isEqual, "U+\(String(value, radix: 16))")
    }
  }

  @Test func regroupsGraphemeClustersAfterEdits() {
    #expect(edited("", .insert("e"), .insert("\u{301}"), .delete(.characterBack)) == "|")
    #expect(edited("", .insert("👩"), .insert("\u{200D}"), .insert("🚀")) == "👩‍🚀|")
    let between = EditCommand.move(.index(1), isSelecting: false)
    #expect(edited("🇩x🇪", between, .delete(.characterForward)) == "🇩🇪|")
    #expect(edited("🇩🇪🇫🇷", between, .insert("🇪")) == "🇩🇪🇪🇫|🇷")
    #expect(edited("x1", between, .insert("\u{600}")) == "x\u{600}1|")
  }

  @Test func replacedTextCanBeUndone() {
    var text = EditableText("abc")
    var killedText = ""
    text.perform(.move(.index(1), isSelecting: false), killedText: &killedText)
    text.replaceAll(with: "ABCD")
    #expect(text.picture == "A|BCD")
    text.perform(.undo, killedText: &killedText)
    #expect(text.picture == "a|bc")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func matchesASimpleModel(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var text = EditableText()
    var model = ReferenceText()
    var killedText = ""
    for step in 0..<100 {
      let command = EditCommand.random(using: &random)
      text.perform(command, killedText: &killedText)
      model.perform(command, killedText: killedText)
      #expect(text.picture == model.picture, "seed \(seed), step \(step): \(command)")
      #expect(text.characters.elements == Array(text.string), "seed \(seed), step \(step)")
      if text.picture != model.picture { return }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func undoAndRedoAreInverse(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var text = EditableText("begin")
    var killedText = ""
    for _ in 0..<100 {
      let command = EditCommand.random(using: &random)
      if command != .undo, command != .redo { text.perform(command, killedText: &killedText) }
    }
    let end = text.string
    for _ in 0..<100 { text.perform(.undo, killedText: &killedText) }
    #expect(text.string == "begin", "seed \(seed)")
    for _ in 0..<100 { text.perform(.redo, killedText: &killedText) }
    #expect(text.string == end, "seed \(seed)")
  }
}

extension EditCommand {
  fileprivate static func random(using random: inout RandomNumbers) -> EditCommand {
    let texts = [
      "a", "b", " ", "-", "界", "e", "\u{301}", "👩", "\u{200D}", "🚀", "🇩", "🇪", "🏽", "two words",
      "क", "\u{94D}", "ष", "\u{600}", "1",
    ]
    let motions: [TextMotion] = [
      .characterBack, .characterForward, .wordBack, .wordForward, .bigWordBack, .start, .end,
      .index(Int.random(in: 0..<12, using: &random)),
    ]
    let motion = motions.randomElement(using: &random) ?? .end
    switch Int.random(in: 0..<17, using: &random) {
    case 0..<7: return .insert(texts.randomElement(using: &random) ?? "")
    case 7: return .move(motion, isSelecting: true)
    case 8, 9: return .move(motion, isSelecting: false)
    case 10: return .delete(motion)
    case 11: return .kill(motion)
    case 12: return .yank
    case 13: return .transpose
    case 14: return .undo
    case 15: return .cut
    default: return .redo
    }
  }
}

/// A simple model of an editable text that keeps a copy of the text for each undo step.
private struct ReferenceText {
  private struct State {
    var text = ""
    var anchor = 0
    var cursor = 0
  }

  private enum Kind {
    case typing
    case erasing
    case other
  }

  private var state = State()
  private var statesBeforeSteps: [State] = []
  private var undoneSteps: [(before: State, after: State)] = []
  private var statesAfterSteps: [State] = []
  private var kind = Kind.other

  private var selection: Range<Int> {
    min(state.anchor, state.cursor)..<max(state.anchor, state.cursor)
  }

  var picture: String {
    let characters = Array(state.text)
    let before = String(characters[..<selection.lowerBound])
    let after = String(characters[selection.upperBound...])
    let inside = String(characters[selection])
    if inside.isEmpty { return before + "|" + after }
    let isBefore = state.cursor == selection.lowerBound
    return before + (isBefore ? "[|\(inside)]" : "[\(inside)|]") + after
  }

  /// - Parameter killedText: The killed text after the command.
  mutating func perform(_ command: EditCommand, killedText: String) {
    switch command {
    case .insert(let text): insert(text)
    case .move(let motion, let isSelecting): move(motion, isSelecting)
    case .delete(let motion), .kill(let motion):
      var range = selection
      if range.isEmpty {
        let target = target(motion)
        range = min(target, state.cursor)..<max(target, state.cursor)
      }
      if range.isEmpty { return }
      var isDeletion = false
      if case .delete = command { isDeletion = true }
      change(range, "", isDeletion && range.count == 1 ? .erasing : .other)
    case .yank: change(selection, killedText, .other)
    case .transpose:
      let characters = Array(state.text)
      guard characters.count > 1, state.cursor > 0 else { return }
      let second = min(state.cursor, characters.count - 1)
      change(
        second - 1..<second + 1, "\(characters[second])\(characters[second - 1])", .other)
    case .undo:
      kind = .other
      guard let before = statesBeforeSteps.popLast(), let after = statesAfterSteps.popLast() else {
        return
      }
      undoneSteps.append((before, after))
      state = before
    case .redo:
      kind = .other
      guard let (before, after) = undoneSteps.popLast() else { return }
      statesBeforeSteps.append(before)
      statesAfterSteps.append(after)
      state = after
    case .cut: if !selection.isEmpty { change(selection, "", .other) }
    case .copy, .selectAll, .selectWord: break
    }
  }

  private mutating func insert(_ text: String) {
    let characters = Array(state.text)
    let isAfterBlank = state.cursor > 0 && characters[state.cursor - 1].isWhitespace
    if !selection.isEmpty || isAfterBlank, text.first?.isWhitespace != true { kind = .other }
    change(selection, text, text.count == 1 ? .typing : .other)
  }

  private mutating func move(_ motion: TextMotion, _ isSelecting: Bool) {
    kind = .other
    if !isSelecting, !selection.isEmpty, motion == .characterBack || motion == .characterForward {
      state.cursor = motion == .characterBack ? selection.lowerBound : selection.upperBound
    } else {
      state.cursor = target(motion)
    }
    if !isSelecting { state.anchor = state.cursor }
  }

  private func target(_ motion: TextMotion) -> Int {
    let characters = Array(state.text)
    func isWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }
    var index = state.cursor
    switch motion {
    case .start, .textStart: return 0
    case .end, .textEnd: return characters.count
    case .index(let index): return min(index, characters.count)
    case .characterBack: return max(0, index - 1)
    case .characterForward: return min(characters.count, index + 1)
    case .wordBack:
      while index > 0, !isWord(index - 1) { index -= 1 }
      while index > 0, isWord(index - 1) { index -= 1 }
    case .wordForward:
      while index < characters.count, !isWord(index) { index += 1 }
      while index < characters.count, isWord(index) { index += 1 }
    case .bigWordBack:
      while index > 0, characters[index - 1].isWhitespace { index -= 1 }
      while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    }
    return index
  }

  private mutating func change(_ range: Range<Int>, _ text: String, _ kind: Kind) {
    if range.isEmpty, text.isEmpty { return }
    let characters = Array(state.text)
    let before = state
    let left = String(characters[..<range.lowerBound]) + text
    state.text = left + String(characters[range.upperBound...])
    // The cursor follows the character that contains the end of the inserted text.
    let end = state.text.indices.first { state.text[..<$0].utf8.count >= left.utf8.count }
    state.cursor = end.map { state.text[..<$0].count } ?? state.text.count
    state.anchor = state.cursor
    undoneSteps = []
    if kind == self.kind, kind != .other, !statesBeforeSteps.isEmpty {
      statesAfterSteps[statesAfterSteps.count - 1] = state
    } else {
      statesBeforeSteps.append(before)
      statesAfterSteps.append(state)
    }
    self.kind = kind
  }
}
