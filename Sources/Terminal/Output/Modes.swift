/// What a session switches on in a terminal, and how it is switched off again.
struct Modes {
  /// Whether the terminal knows kitty's keyboard protocol, and has been told to use it.
  var usesKeyboardProtocol = false

  /// The alternate screen; no wrapping at the right edge; no cursor; reports of the mouse, of the
  /// window's focus and of pasted text.
  static let enter =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l"
    + "\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"

  /// Escape codes for keys that otherwise look like others. Each screen of a terminal has a stack of
  /// its own, so they are pushed on the alternate one, and popped before it is left.
  static let enterKeyboardProtocol = "\u{1B}[>1u"
  private static let leaveKeyboardProtocol = "\u{1B}[<u"

  /// Switches everything on again that ``undo`` switched off.
  var reenter: String {
    Modes.enter + (usesKeyboardProtocol ? Modes.enterKeyboardProtocol : "")
  }

  /// Makes sure that everything is on, after another program had the terminal. What was pushed is
  /// still on the stack, and takes its own place.
  var reassert: String {
    (usesKeyboardProtocol ? Modes.leaveKeyboardProtocol : "") + reenter
  }

  /// Undoes all of it, in the reverse order, from whatever state a frame that was cut off left.
  var undo: String {
    "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l"
      + "\u{1B}[?25h\u{1B}[?7h" + (usesKeyboardProtocol ? Modes.leaveKeyboardProtocol : "")
      + "\u{1B}[?1049l"
  }

  /// Frames that are shown at once are begun and ended by these.
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
}
