/// Something that is done to a line of text that is being edited.
package enum EditCommand: Hashable, Sendable {
  /// Text is typed or pasted; it takes the place of what is selected.
  case insert(String)
  /// The cursor goes somewhere; with what it passes selected, or with nothing.
  case move(TextMotion, isSelecting: Bool)
  /// What is selected goes; if nothing is, what lies between the cursor and there.
  case delete(TextMotion)
  /// The same, and what goes can be brought back with ``yank``.
  case kill(TextMotion)
  /// What is selected can be brought back with ``yank``.
  case copy
  /// What was killed or copied last is inserted.
  case yank
  /// The characters on both sides of the cursor change places.
  case transpose
  /// The word that the cursor is in, or before, is selected; or what stands between words.
  case selectWord
  /// Everything is selected.
  case selectAll
  /// What was done last is undone.
  case undo
  /// What was undone last is done again.
  case redo
}

/// A way through a line of text.
package enum TextMotion: Hashable, Sendable {
  /// To the character before.
  case characterBack
  /// Past the character after.
  case characterForward
  /// To the beginning of a word.
  case wordBack
  /// To the end of a word.
  case wordForward
  /// To the beginning of what stands between blanks.
  case bigWordBack
  /// To the beginning of the line.
  case start
  /// To the end of the line.
  case end
  /// To before the character of this index.
  case index(Int)

  /// Whether it leads towards the beginning, from wherever it starts.
  var isBackward: Bool {
    switch self {
    case .characterBack, .wordBack, .bigWordBack, .start: true
    case .characterForward, .wordForward, .end, .index: false
    }
  }
}
