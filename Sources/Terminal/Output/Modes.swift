/// The terminal modes that a session sets, and the sequences that set and reset them.
struct Modes {
  /// Whether kitty's keyboard protocol is in use.
  var usesKeyboardProtocol = false

  /// Enters the alternate screen, switches off wrapping and the cursor, and switches on reports of
  /// the mouse, of the window's focus and of pasted text.
  static let enter =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l"
    + "\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"

  /// Switches on all of kitty's keyboard protocol: unambiguous escape codes for all keys, with
  /// releases and repetitions, the key of the standard layout, and the text. Some terminals report
  /// the release of Enter as another Enter unless all keys have escape codes.
  ///
  /// Each screen of a terminal has a stack of these modes, so they are pushed on the alternate
  /// screen and popped before leaving it.
  static let enterKeyboardProtocol = "\u{1B}[>31u"
  private static let leaveKeyboardProtocol = "\u{1B}[<u"

  /// Sets again all modes that ``undo`` has reset.
  var reenter: String {
    Modes.enter + (usesKeyboardProtocol ? Modes.enterKeyboardProtocol : "")
  }

  /// Sets all modes after another program may have changed them. The keyboard mode is still on the
  /// terminal's stack, so it is popped before it is pushed again.
  var reassert: String {
    (usesKeyboardProtocol ? Modes.leaveKeyboardProtocol : "") + reenter
  }

  /// Resets all modes in reverse order, after terminating a sequence that a cut-off frame may have
  /// begun.
  var undo: String {
    "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l"
      + "\u{1B}[?25h\u{1B}[?7h" + (usesKeyboardProtocol ? Modes.leaveKeyboardProtocol : "")
      + "\u{1B}[?1049l"
  }

  /// The begin and end of a synchronized update, which the terminal shows at once.
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
}
