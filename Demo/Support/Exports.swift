#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The options for pictures, recordings and replays.
package struct Exports {
  /// The files to write; `nil` for those that are not wanted.
  package var (svg, html, ansi, record): (String?, String?, String?, String?)
  /// The file of recorded input to replay, or `-` for standard input.
  package var replay: String?
  /// The time that passes before.
  package var delay = Duration.zero
  /// The time that is animated or recorded; `nil` if it is not given.
  package var duration: Duration?

  static let help = """
      --svg FILE           write a picture instead of showing the program
      --html FILE          the same as a page whose text can be selected
      --ansi FILE          the same as text with escape sequences
      --record FILE        record the session for asciinema, or 10 seconds without a terminal
      --after SECONDS      begin pictures and recordings SECONDS later
      --seconds N          animate the SVG, or record, for N seconds of virtual time
    """

  /// Whether the program is run in virtual time instead of being shown.
  package var isVirtual: Bool {
    svg != nil || html != nil || ansi != nil || replay != nil
      || record != nil && (duration != nil || isatty(STDOUT_FILENO) == 0)
  }

  /// Reads one of these options.
  ///
  /// - Returns: Whether `name` is one.
  mutating func read(
    _ name: String, _ arguments: inout Arguments
  ) throws(CommandLineError) -> Bool {
    switch name {
    case "--svg": svg = try arguments.text(of: name, "a file or -")
    case "--html": html = try arguments.text(of: name, "a file or -")
    case "--ansi": ansi = try arguments.text(of: name, "a file or -")
    case "--record": record = try arguments.text(of: name, "a file")
    case "--replay": replay = try arguments.text(of: name, "a file or -")
    case "--after":
      delay = try arguments.value(of: name, "a number of seconds", Exports.seconds)
    case "--seconds":
      duration = try arguments.value(of: name, "a number of seconds", Exports.seconds)
    default: return false
    }
    return true
  }

  private static func seconds(_ text: String) -> Duration? {
    Double(text).flatMap { $0 >= 0 && $0 <= 3_600 ? .seconds($0) : nil }
  }

  /// Rejects options that have no effect together.
  ///
  /// - Parameter others: Options that pictures and recordings do not take, and whether each is
  ///   given.
  func check(_ others: [(name: String, isGiven: Bool)]) throws(CommandLineError) {
    let hasTimes = duration != nil || delay != .zero
    if !isVirtual {
      if hasTimes { throw .usage("--after and --seconds need --svg, --html, --ansi or --record.") }
      return
    }
    if duration != nil, replay != nil { throw .usage("--replay takes no --seconds.") }
    if let (name, _) = others.first(where: \.isGiven) {
      throw .usage("Pictures and recordings do not take \(name).")
    }
  }
}
