import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct EditHistoryTests {
  @Test func undoesARunOfTypingAtOnce() {
    let keys = "one two".map { EditCommand.insert(String($0)) }
    var text = EditableText()
    var killedText = ""
    for key in keys { text.perform(key, killedText: &killedText) }
    text.perform(.undo, killedText: &killedText)
    #expect(text.picture == "one |")
    text.perform(.undo, killedText: &killedText)
    #expect(text.picture == "|")
    text.perform(.redo, killedText: &killedText)
    text.perform(.redo, killedText: &killedText)
    #expect(text.picture == "one two|")
  }

  @Test func editingClearsTheRedoStack() {
    #expect(edited("", .insert("a"), .undo, .insert("b"), .redo) == "b|")
  }

  @Test func commandsWithoutEffectAddNoUndoStep() {
    #expect(edited("", .insert("a"), .yank, .delete(.characterForward), .undo) == "|")
    var text = EditableText("a")
    var killedText = ""
    for command in [EditCommand.yank, .undo, .redo, .kill(.end), .transpose] {
      text.perform(command, killedText: &killedText)
    }
    #expect(text.changeCount == 0)
  }

  @Test func dropsTheOldestOfMoreThanAThousandSteps() {
    var text = EditableText()
    var killedText = ""
    for _ in 0...1_000 {
      text.perform(.insert("a"), killedText: &killedText)
      text.perform(.move(.index(0), isSelecting: false), killedText: &killedText)
    }
    for _ in 0...1_000 { text.perform(.undo, killedText: &killedText) }
    #expect(text.string == "a")
  }
}
