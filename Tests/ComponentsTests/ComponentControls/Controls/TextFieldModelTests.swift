import Components
import TestSupport
import Testing

@testable import ComponentControls

@MainActor @Suite(.watchdog) struct TextFieldModelTests {
  private let model = TextFieldModel()

  @Test func secureTextHasNoWords() {
    var killedText = ""
    model.replaceAll(with: "one two")
    model.isSecure = true
    model.perform(.kill(.wordBack), killedText: &killedText)
    #expect(model.text.string == "")
    #expect(killedText == "")
  }

  @Test func secureTextCanBeYankedInto() {
    var killedText = "abc"
    model.isSecure = true
    model.perform(.yank, killedText: &killedText)
    #expect(model.text.string == "abc")
  }

  @Test func replacingFocusedTextCanBeUndone() {
    var killedText = ""
    model.isFocused = true
    model.perform(.insert("a"), killedText: &killedText)
    model.replaceAll(with: "b")
    model.perform(.undo, killedText: &killedText)
    #expect(model.text.string == "a")
  }

  @Test func replacingUnfocusedTextClearsTheHistory() {
    var killedText = ""
    model.perform(.insert("a"), killedText: &killedText)
    model.replaceAll(with: "b")
    model.perform(.undo, killedText: &killedText)
    #expect(model.text.string == "b")
  }

  @Test func replacingUnfocusedTextMovesTheCursorToTheEnd() {
    var killedText = ""
    model.perform(.insert("ab"), killedText: &killedText)
    model.perform(.move(.start, isSelecting: false), killedText: &killedText)
    model.replaceAll(with: "abc")
    #expect(model.text.cursor == 3)
  }

  @Test func replacingNoTextCanBeUndoneWithFocus() {
    var killedText = ""
    model.isFocused = true
    model.replaceAll(with: "b")
    model.perform(.undo, killedText: &killedText)
    #expect(model.text.string == "")
  }
}
