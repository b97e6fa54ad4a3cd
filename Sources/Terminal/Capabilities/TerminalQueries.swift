import TextBackend

/// What a session asks a terminal about itself, and what it has heard.
///
/// Nothing waits for an answer: the interface is there before, and gets better when one comes.
struct TerminalQueries {
  private(set) var capabilities = Capabilities()
  private(set) var synchronizesOutput = false
  /// Whether the terminal answers at all, and has answered everything.
  private(set) var areAnswered = false

  /// The question that every terminal answers, after all those before it.
  static let deviceAttributesQuery = "\u{1B}[c"

  /// Synchronized output, kitty's keyboard protocol, name and version, and the fence.
  static let request = "\u{1B}[?2026$p\u{1B}[?u\u{1B}[>q" + deviceAttributesQuery

  /// Terminals known to repeat any character, by the names they give themselves.
  private static let terminalsWithRepetition = [
    "kitty", "foot", "XTerm", "Konsole", "WezTerm", "ghostty", "contour", "VTE", "iTerm2",
  ]

  mutating func record(_ response: QueryResponse) {
    switch response {
    case .deviceAttributes: areAnswered = true
    case .mode(2026, let isKnown): synchronizesOutput = isKnown
    case .version(let version):
      if version.hasPrefix("tmux") { capabilities.repetition = .ascii }
      if TerminalQueries.terminalsWithRepetition.contains(where: version.hasPrefix) {
        capabilities.repetition = .all
      }
    case .mode, .keyboardProtocol: break
    }
  }
}
