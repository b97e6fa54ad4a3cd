@_spi(Nodes) import ComponentCore

/// The text of a field and the properties that determine how it is shown.
@MainActor
final class TextFieldModel {
  var text: EditableText
  var placeholder = "" {
    didSet { if placeholder != oldValue { line?.setNeedsPaint() } }
  }
  /// Whether the characters are hidden.
  var isSecure = false {
    didSet { if isSecure != oldValue { didChange() } }
  }
  /// Whether the field has the focus.
  var isFocused = false {
    didSet { if isFocused != oldValue { didChange() } }
  }
  /// The node that shows the text.
  weak var line: (any EditableTextNode)?
  /// Whether the text may contain newlines.
  let isMultiline: Bool

  init(isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    text = EditableText(isMultiline: isMultiline)
  }

  /// Performs `command`. In hidden text, the command treats everything as one word, and killed
  /// text is not stored.
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

  /// Replaces the text with `string`, which the program provides.
  func replaceAll(with string: String) {
    if string == text.string { return }
    // Undo must not bring hidden text back.
    if isSecure || !isFocused {
      text.reset(to: string)
    } else {
      text.replaceAll(with: string)
    }
    didChange()
  }

  private func didChange() {
    line?.textDidChange()
  }
}

extension EditCommand {
  /// The equivalent command that does not reveal where words begin and end.
  fileprivate var concealingWords: EditCommand {
    switch self {
    case .move(let motion, let isSelecting): .move(motion.concealingWords, isSelecting: isSelecting)
    case .delete(let motion): .delete(motion.concealingWords)
    case .kill(let motion): .kill(motion.concealingWords)
    case .selectWord: .selectAll
    case .insert, .copy, .cut, .yank, .transpose, .selectAll, .undo, .redo: self
    }
  }
}

extension TextMotion {
  fileprivate var concealingWords: TextMotion {
    switch self {
    case .wordBack, .bigWordBack: .start
    case .wordForward: .end
    case .characterBack, .characterForward, .start, .end, .textStart, .textEnd, .index: self
    }
  }
}
