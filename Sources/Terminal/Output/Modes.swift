import TextBackend

/// The terminal modes that a session sets, and the sequences that set and reset them.
struct Modes {
  /// Where the session shows its views.
  var placement = Session.Placement.fullScreen
  /// The number of rows from the cursor to the last row of an inline view; `nil` if no view is
  /// shown.
  var rowsBelowCursor: Int?
  /// Whether an inline view is marked as a prompt.
  var marksPrompt = false
  /// Whether kitty's keyboard protocol is in use.
  var usesKeyboardProtocol = false
  /// Whether lines are written one below the other, for screen readers: without the alternate
  /// screen, the mouse and a hidden cursor.
  var writesLines = false

  /// Whether the title of the window has been saved, to be restored.
  var hasTitle = false
  /// Whether the terminal has shown the progress of a task.
  var hasProgress = false
  /// The sequence that restores the shape of the pointer, if that has changed.
  var pointerReset: String?
  /// Whether the terminal reports modified keys with codes of their own.
  var reportsModifiedKeys = false
  /// Whether the terminal may report the mouse in pixels.
  var hasPixelReports = false
  /// Whether a view has changed the shape of the cursor.
  var hasCursorShape = false
  /// Whether the terminal may have stored pictures.
  var showsPictures = false
  /// The private modes that the terminal has said to know.
  private(set) var optionalModes: [OptionalMode] = []

  /// A private mode that is set only on terminals that know it.
  enum OptionalMode: Int, CaseIterable {
    /// Clusters of several scalars have the width of one character.
    case graphemeClusters = 2027
    /// Reports of a change between light and dark colors.
    case colorSchemeReports = 2031
    /// Reports of the terminal's size among the input.
    case resizeReports = 2048

    var set: String { "\u{1B}[?\(rawValue)h" }
    var reset: String { "\u{1B}[?\(rawValue)l" }
  }

  /// The reports that look like typed keys if their Escape comes long before the rest.
  struct Reports: OptionSet {
    let rawValue: Int
    /// The window has become active or inactive: `CSI I` and `CSI O`.
    static let focus = Reports(rawValue: 1)
    /// The size has changed: `CSI 48 ; rows ; columns ; … t`.
    static let size = Reports(rawValue: 2)
  }

  /// The reports that the session has asked for.
  var reports: Reports {
    let focus: Reports = writesLines ? [] : .focus
    return optionalModes.contains(.resizeReports) ? focus.union(.size) : focus
  }

  /// Adds a mode; returns `false` if it has been added before.
  mutating func add(_ mode: OptionalMode) -> Bool {
    if optionalModes.contains(mode) { return false }
    optionalModes.append(mode)
    return true
  }

  /// Enters the alternate screen, switches off wrapping and the cursor, and switches on reports of
  /// the mouse, of the window's focus and of pasted text.
  static let enter =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l"
    + "\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"

  /// Switches off wrapping and the cursor, and switches on reports of the window's focus and of
  /// pasted text. The mouse is left to the terminal, because the position of an inline view on the
  /// screen is unknown.
  static let enterInline = "\u{1B}[?7l\u{1B}[?25l\u{1B}[?1004h\u{1B}[?2004h"

  /// Marks what follows as a prompt, and as output again, by the sequences of shell integration
  /// that FinalTerm began (OSC 133).
  private static let beginPrompt = "\u{1B}]133;A\u{1B}\\"
  private static let endPrompt = "\u{1B}]133;C\u{1B}\\"

  /// Moves the cursor to the beginning of a row: the next one, unless it is there already.
  ///
  /// A row of blanks ends in the next row if it does not begin in the first column.
  static func beginRow(columns: Int) -> String {
    String(repeating: " ", count: columns) + "\r"
  }

  /// The private mode in which the terminal reports the mouse in pixels.
  static let pixelReports = 1016

  /// Switches on reports of the mouse in pixels, and queries whether they are on.
  static let enterPixelReports = "\u{1B}[?1016h" + TerminalQueries.query(mode: pixelReports)

  /// Switches back to reports in columns and rows, and queries whether they are off.
  static let leavePixelReports =
    resetPixelReports + "\u{1B}[?1006h" + TerminalQueries.query(mode: pixelReports)
  private static let resetPixelReports = "\u{1B}[?1016l"

  /// Switches on reports of pasted text only.
  static let enterLines = "\u{1B}[?2004h"

  /// Switches on all of kitty's keyboard protocol: unambiguous escape codes for all keys, with
  /// releases and repetitions, the key of the standard layout, and the text. Some terminals report
  /// the release of Enter as another Enter unless all keys have escape codes.
  ///
  /// Each screen of a terminal has a stack of these modes, so they are pushed on the alternate
  /// screen and popped before leaving it.
  static let enterKeyboardProtocol = "\u{1B}[>31u"
  private static let leaveKeyboardProtocol = "\u{1B}[<u"

  /// Has keys with modifiers reported with codes of their own if they have none, such as
  /// Shift-Enter (xterm's modifyOtherKeys).
  static let reportModifiedKeys = "\u{1B}[>4;1m"
  private static let resetModifiedKeys = "\u{1B}[>4m"

  /// Sets again all modes that ``undo`` has reset.
  var reenter: String {
    optionalModes.reduce(enterPlacement) { $0 + $1.set }
      + (hasTitle ? TerminalServices.pushTitle : "")
      + (usesKeyboardProtocol ? Modes.enterKeyboardProtocol : "")
      + (reportsModifiedKeys ? Modes.reportModifiedKeys : "")
  }

  /// Sets all modes after another program may have changed them. The keyboard mode and the former
  /// title are still on the terminal's stacks, so they are popped before they are pushed again.
  var reassert: String {
    (hasTitle ? TerminalServices.popTitle : "")
      + (hasPixelReports ? Modes.resetPixelReports : "")
      + (usesKeyboardProtocol ? Modes.leaveKeyboardProtocol : "") + reenter
  }

  /// Resets all modes in reverse order, after terminating a sequence that a cut-off frame may have
  /// begun. The cursor goes below an inline view.
  var undo: String {
    let services =
      (hasCursorShape ? "\u{1B}[0 q" : "") + (hasTitle ? TerminalServices.popTitle : "")
      + (hasProgress ? TerminalServices.clearProgress : "") + (pointerReset ?? "")
      + (reportsModifiedKeys ? Modes.resetModifiedKeys : "")
    if writesLines { return "\u{1B}\\\u{1B}[0m\u{1B}[?2004l" + services }
    let reports = "\u{1B}[?2004l\u{1B}[?1004l"
    let pixels = hasPixelReports ? Modes.resetPixelReports : ""
    let mouse = placement == .inline ? "" : pixels + "\u{1B}[?1006l\u{1B}[?1003l"
    return "\u{1B}\\\u{1B}[?2026l\u{1B}[0m" + (showsPictures ? KittyGraphics.deleteAll : "")
      + reports + mouse + optionalModes.reversed().reduce("") { $0 + $1.reset } + services
      + "\u{1B}[?25h\u{1B}[?7h" + (usesKeyboardProtocol ? Modes.leaveKeyboardProtocol : "")
      + leavePlacement
  }

  private var enterPlacement: String {
    if writesLines { return Modes.enterLines }
    guard placement == .inline else { return Modes.enter }
    return (marksPrompt ? Modes.beginPrompt : "") + Modes.enterInline
  }

  private var leavePlacement: String {
    guard placement == .inline else { return "\u{1B}[r\u{1B}[?1049l" }
    guard let rowsBelowCursor else { return "" }
    return (rowsBelowCursor > 0 ? "\u{1B}[\(rowsBelowCursor)B" : "") + "\r\n"
      + (marksPrompt ? Modes.endPrompt : "")
  }

  /// The begin and end of a synchronized update, which the terminal shows at once.
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
}
