/// A command that edits text or moves its cursor.
package enum EditCommand: Hashable, Sendable {
  /// Replaces the selection with typed or pasted text.
  case insert(String)
  /// Moves the cursor; extends the selection or clears it.
  case move(TextMotion, isSelecting: Bool)
  /// Deletes the selection; if it is empty, the text between the cursor and the motion's target.
  case delete(TextMotion)
  /// Deletes like ``delete(_:)`` and stores the deleted text for ``yank``.
  case kill(TextMotion)
  /// Stores the selected text for ``yank``.
  case copy
  /// Stores the selected text for ``yank`` and deletes it.
  case cut
  /// Replaces the selection with the text that was killed or copied last.
  case yank
  /// Swaps the characters on both sides of the cursor, or the last two at the end of the text.
  case transpose
  /// Selects the word that contains the character after the cursor, or the run of other characters
  /// if that is not part of a word.
  case selectWord
  /// Selects the whole text.
  case selectAll
  /// Undoes the last step.
  case undo
  /// Redoes the last step that was undone.
  case redo
}

/// A motion of the cursor in a text.
package enum TextMotion: Hashable, Sendable {
  /// To before the previous character.
  case characterBack
  /// To after the next character.
  case characterForward
  /// To the beginning of the current or previous word, a run of letters and numbers.
  case wordBack
  /// To the end of the current or next word, a run of letters and numbers.
  case wordForward
  /// To the beginning of the current or previous run of characters that are not whitespace.
  case bigWordBack
  /// To the beginning of the line.
  case start
  /// To the end of the line.
  case end
  /// To the beginning of the text.
  case textStart
  /// To the end of the text.
  case textEnd
  /// To before the character at an index.
  case index(Int)

  /// Whether the motion always leads towards the beginning of the line.
  var isBackward: Bool {
    switch self {
    case .characterBack, .wordBack, .bigWordBack, .start, .textStart: true
    case .characterForward, .wordForward, .end, .textEnd, .index: false
    }
  }
}
