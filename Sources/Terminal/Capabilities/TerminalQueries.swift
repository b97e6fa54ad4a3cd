import Components
import TextBackend

/// The queries that a session sends to its terminal, and what the responses have told.
///
/// Nothing waits for a response. The session begins with the features that all terminals have, and
/// uses others when the terminal reports them.
struct TerminalQueries {
  private(set) var capabilities = Capabilities()
  private(set) var synchronizesOutput = false
  /// Whether the background is light or dark, if the terminal has reported its color.
  private(set) var colorScheme: ColorScheme?
  /// The way in which the terminal shows notifications, if it is known.
  private(set) var notificationProtocol: NotificationProtocol?

  /// The query for the terminal's device attributes (DA1), which every terminal answers.
  static let deviceAttributesQuery = "\u{1B}[c"

  /// The query for the background color (OSC 11).
  static let backgroundQuery = "\u{1B}]11;?\u{1B}\\"

  /// The query whether the terminal knows a private mode (DECRQM).
  private static func query(mode: Int) -> String { "\u{1B}[?\(mode)$p" }

  /// The queries for synchronized output and the optional modes, kitty's keyboard protocol, the
  /// name and version, and the background color. Terminals answer in order, so the response to
  /// the last query, for device attributes, ends the responses.
  static let request =
    query(mode: 2026) + Modes.OptionalMode.allCases.map { query(mode: $0.rawValue) }.joined()
    + "\u{1B}[?u\u{1B}[>q" + backgroundQuery + deviceAttributesQuery

  /// The names of terminals that can repeat any character.
  private static let terminalsWithRepetition = [
    "kitty", "foot", "XTerm", "Konsole", "WezTerm", "ghostty", "contour", "VTE", "iTerm2",
  ]

  /// The names of terminals that have hyperlinks, and underlines of several patterns and colors.
  /// Those between tmux and its user are the concern of tmux.
  private static let terminalsWithLinksAndUnderlineStyles = [
    "kitty", "foot", "Konsole", "WezTerm", "ghostty", "contour", "VTE", "iTerm2", "mintty", "tmux",
  ]

  /// The names of terminals that wrap their rows again when the width of the window changes.
  private static let terminalsThatReflow = [
    "kitty", "foot", "Konsole", "WezTerm", "ghostty", "contour", "VTE", "iTerm2", "tmux",
  ]

  /// Records a response.
  mutating func record(_ response: QueryResponse) {
    switch response {
    case .mode(2026, let isKnown, _): synchronizesOutput = isKnown
    case .version(let version):
      if version.hasPrefix("tmux") { capabilities.repetition = .ascii }
      if TerminalQueries.terminalsWithRepetition.contains(where: version.hasPrefix) {
        capabilities.repetition = .all
      }
      notificationProtocol = NotificationProtocol(version: version)
      capabilities.reflowsRows = TerminalQueries.terminalsThatReflow.contains(
        where: version.hasPrefix)
      // All terminals that are known by name keep to the row.
      capabilities.clipsWideGlyphs = capabilities.repetition != .none
      if TerminalQueries.terminalsWithLinksAndUnderlineStyles.contains(where: version.hasPrefix) {
        capabilities.hasUnderlineStyles = true
        capabilities.hasHyperlinks = true
      }
    case .background(let scheme), .colorScheme(let scheme): colorScheme = scheme
    case .deviceAttributes, .mode, .keyboardProtocol, .size: break
    }
  }
}
