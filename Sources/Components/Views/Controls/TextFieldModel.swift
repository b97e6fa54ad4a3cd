/// The text in a field: what is typed, and what is seen of it.
@MainActor
final class TextFieldModel {
  var text = EditableText()
  var placeholder = "" {
    didSet { if placeholder != oldValue { line?.setNeedsPaint() } }
  }
  /// Whether the characters are hidden.
  var isSecure = false {
    didSet { if isSecure != oldValue { didChange() } }
  }
  /// Whether a person types here.
  var isFocused = false {
    didSet { if isFocused != oldValue { didChange() } }
  }
  /// What shows it.
  weak var line: TextFieldLineNode?

  /// Does what `command` says; in hidden text, without telling where words begin, and without
  /// keeping what is cut.
  func perform(_ command: EditCommand, killedText: inout String) {
    guard isSecure else {
      text.perform(command, killedText: &killedText)
      return didChange()
    }
    var secret = ""
    if command == .yank { secret = killedText }
    text.perform(command.concealingWords, killedText: &secret)
    didChange()
  }

  /// Shows `string`, which somebody else has decided on.
  func replaceAll(with string: String) {
    if string == text.string { return }
    // What was hidden is not brought back by undoing.
    if isSecure || !isFocused { text = EditableText(string) } else { text.replaceAll(with: string) }
    didChange()
  }

  private func didChange() {
    line?.showCursor()
    line?.setNeedsPaint()
  }
}

extension EditCommand {
  /// The same where there are no words.
  fileprivate var concealingWords: EditCommand {
    switch self {
    case .move(let motion, let isSelecting): .move(motion.concealingWords, isSelecting: isSelecting)
    case .delete(let motion): .delete(motion.concealingWords)
    case .kill(let motion): .kill(motion.concealingWords)
    case .selectWord: .selectAll
    case .insert, .copy, .yank, .transpose, .selectAll, .undo, .redo: self
    }
  }
}

extension TextMotion {
  fileprivate var concealingWords: TextMotion {
    switch self {
    case .wordBack, .bigWordBack: .start
    case .wordForward: .end
    case .characterBack, .characterForward, .start, .end, .index: self
    }
  }
}
