import ComponentCore
import TextBackend

/// The queries that a session sends to its terminal, and what the responses have told.
///
/// Nothing waits for a response. The session begins with the features that all terminals have, and
/// uses others when the terminal reports them.
struct TerminalQueries {
  /// The optional features that the terminal has reported.
  var capabilities: Capabilities {
    var capabilities = namedCapabilities
    if let format = graphicsFormat {
      capabilities.graphics = pixelsPerCell.map { TerminalGraphics(format, pixelsPerCell: $0) }
    }
    return capabilities
  }
  private var graphicsFormat: TerminalGraphics.Format? {
    if isOne(of: .withoutErasedPictures) { return nil }
    if hasKittyGraphics { return .kitty }
    if isOne(of: .withInlineImages) { return .inlineImages }
    return hasSixel ? .sixel : nil
  }
  /// The features that follow from the terminal's name.
  private var namedCapabilities = Capabilities()
  /// The width and the height of a cell in pixels, if the terminal has reported them.
  var pixelsPerCell: Size?
  private var hasKittyGraphics = false
  private var hasSixel = false
  /// The terminal's name and version.
  private var version: String?
  /// Whether the session has queried how the terminal shows pictures.
  private var hasQueriedGraphics = false
  private(set) var synchronizesOutput = false
  /// Whether the terminal can report the mouse in pixels.
  private(set) var knowsPixelReports = false
  /// Whether the background is light or dark, if the terminal has reported its color.
  private(set) var colorScheme: ColorScheme?
  /// Whether the terminal has answered the queries that it knows.
  private var isAnswered = false
  /// Whether the terminal does not report its background.
  var hasNoBackground: Bool { isAnswered && colorScheme == nil }
  /// The way in which the terminal shows notifications, if it is known.
  private(set) var notificationProtocol: NotificationProtocol?

  /// The sequences that change the shape of the pointer; `nil` if the terminal is not known to
  /// have any.
  private(set) var pointerShapes: PointerShapes?

  /// Returns whether the terminal has told that it is one of `terminals`.
  func isOne(of terminals: KnownTerminals) -> Bool {
    version.map(terminals.contains) ?? false
  }

  /// The query for the terminal's device attributes (DA1), which every terminal answers.
  static let deviceAttributesQuery = "\u{1B}[c"

  /// The query for the background color (OSC 11).
  static let backgroundQuery = "\u{1B}]11;?\u{1B}\\"

  /// The query whether the terminal knows a private mode (DECRQM).
  static func query(mode: Int) -> String { "\u{1B}[?\(mode)$p" }

  /// A private mode that no terminal has. Terminals repeat its number when they are queried, so a
  /// response with it is none that somebody has put into a text.
  private let unknownMode: Int

  /// Creates queries with an unknown mode, by default one at random.
  init(unknownMode: Int = .random(in: 10_000..<65_536)) {
    self.unknownMode = unknownMode
  }

  /// The queries for synchronized output, reports in pixels and the optional modes, kitty's
  /// keyboard protocol, the name and version, and the background color. Terminals answer in order,
  /// so the response to the last query, for device attributes, ends the responses.
  var request: String {
    let optional = Modes.OptionalMode.allCases.map(\.rawValue)
    let modes = [2026, Modes.pixelReports] + optional + [unknownMode]
    return modes.map(TerminalQueries.query(mode:)).joined() + "\u{1B}[?u\u{1B}[>q"
      + TerminalQueries.backgroundQuery + TerminalQueries.deviceAttributesQuery
  }

  /// Whether a response is one to the queries of this session, and of no other.
  func verifies(_ response: QueryResponse) -> Bool {
    response == .mode(unknownMode, isKnown: false)
  }

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

  /// The number of the picture in the query for kitty's graphics protocol.
  static let pictureID = 31

  /// The query for kitty's graphics protocol, with a picture of one pixel that is not kept.
  private static let kittyGraphicsQuery =
    "\u{1B}_Gi=\(pictureID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  /// The query for the size of a cell in pixels.
  private static let pixelsPerCellQuery = "\u{1B}[16t"

  /// The names of terminals that are not queried for kitty's graphics protocol: in those that run
  /// in others, its query becomes a title.
  private static let terminalsWithoutKittyGraphics = ["tmux", "GNU Screen", "screen"]

  /// Returns the queries about pictures, once; `nil` if the terminal has told neither a name nor
  /// that it has sixel. Terminals that have never heard of these queries may show them as text.
  mutating func takeGraphicsRequest() -> String? {
    if hasQueriedGraphics || isOne(of: .withoutErasedPictures) { return nil }
    hasQueriedGraphics = true
    let mayHaveKittyGraphics = version.map { version in
      !TerminalQueries.terminalsWithoutKittyGraphics.contains(where: version.hasPrefix)
    }
    guard hasSixel || mayHaveKittyGraphics == true else { return nil }
    // The response about the protocol comes first, so that no pictures are drawn in sixel before.
    return (mayHaveKittyGraphics == true ? TerminalQueries.kittyGraphicsQuery : "")
      + TerminalQueries.pixelsPerCellQuery + TerminalQueries.deviceAttributesQuery
  }

  /// Records a response.
  mutating func record(_ response: QueryResponse) {
    switch response {
    case .mode(2026, let isKnown, _): synchronizesOutput = isKnown
    case .mode(Modes.pixelReports, let isKnown, _): knowsPixelReports = isKnown
    case .version(let version): record(version: version)
    case .deviceAttributes(let hasSixel):
      self.hasSixel = hasSixel
      isAnswered = true
    case .pixelsPerCell(let size): pixelsPerCell = size
    case .kittyGraphics(let isKnown): hasKittyGraphics = isKnown
    case .background(let scheme), .colorScheme(let scheme): colorScheme = scheme
    case .mode, .keyboardProtocol, .size: break
    }
  }

  private mutating func record(version: String) {
    self.version = version
    if version.hasPrefix("tmux") { namedCapabilities.repetition = .ascii }
    if TerminalQueries.terminalsWithRepetition.contains(where: version.hasPrefix) {
      namedCapabilities.repetition = .all
    }
    notificationProtocol = NotificationProtocol(version: version)
    pointerShapes = PointerShapes(version: version)
    namedCapabilities.reflowsRows = TerminalQueries.terminalsThatReflow.contains(
      where: version.hasPrefix)
    // All terminals that are known by name keep to the row.
    namedCapabilities.clipsWideGlyphs = namedCapabilities.repetition != .none
    if TerminalQueries.terminalsWithLinksAndUnderlineStyles.contains(where: version.hasPrefix) {
      namedCapabilities.hasUnderlineStyles = true
      namedCapabilities.hasHyperlinks = true
    }
  }
}
