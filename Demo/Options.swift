import Components
import Terminal
import TextBackend

/// The options of the command line.
struct Options {
  var session = Session.Configuration()
  var interval = Duration.seconds(1)
  /// The file whose lines are the titles, or `-` for standard input.
  var titles: String?
  /// The command of the shell whose lines are the titles.
  var command: String?
  /// The first page to show.
  var page = Page.builder
  /// The file that the page `log` shows, or `-` for standard input.
  var file: String?
  /// The pictures and recordings to write.
  var exports = Exports()
  var showsHelp = false

  static let help = """
    A gallery of buttons and panels that follow their publishers.

      --page NAME          begin with a page:
                           \(pageNames)
      --page log -|FILE    show standard input or FILE in the log viewer
      --titles -|FILE      read the titles from standard input or FILE, one per line
      --command COMMAND    read the titles from the output of COMMAND, which the shell runs
      --interval SECONDS   change titles and colors every SECONDS; 1 by default
      --frames N           end after N changes, without animation
      --plain              write plain text, one block for each change
      --columns N          use N columns
      --rows N             use N rows
      --color DEPTH        truecolor, 256, 16 or none
      --color-scheme NAME  dark or light, instead of asking the terminal
      --svg FILE           write a picture of the page instead of showing it
      --html FILE          the same as a page whose text can be selected
      --ansi FILE          the same as text with escape sequences
      --record FILE        record the session for asciinema, or 10 seconds without a terminal
      --after SECONDS      begin pictures and recordings SECONDS later
      --seconds N          animate the SVG, or record, for N seconds of virtual time
      --log-input FILE     record the input, passwords included
      --replay FILE        replay recorded input, and show the last frame or write pictures
      --screen-reader      write lines for a screen reader instead of drawing
      --reduce-motion      show the ends of animations at once
      --high-contrast      draw borders and faint text clearly
      --help               show this

    Digits select a page, [ and ] the one before and after, and ? shows its source. Tab and the
    arrow keys move the focus, Enter, Space and the mouse press buttons, q and Ctrl-C quit.
    """

  /// The names of all pages, as in "a, b or c".
  private static let pageNames = {
    let names = Page.all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }()

  /// Parses arguments of the form `--name value` or `--name=value`.
  init(_ arguments: some Sequence<String>) throws(CommandLineError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "-" || !argument.hasPrefix("-") {
        if file != nil { throw .usage("\(argument.quoted) is not expected: one file is enough.") }
        file = argument
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { rest = [String(parts[1])] + rest }
      try read(String(parts[0]), isAssigned: parts.count == 2, &rest)
    }
    if let file, page != .log { throw .usage("\(file.quoted) needs the option --page log.") }
    try exports.check(self)
    if !exports.isVirtual { session.outputRecordingPath = exports.record }
  }

  private mutating func read(
    _ name: String, isAssigned: Bool, _ rest: inout ArraySlice<String>
  ) throws(CommandLineError) {
    switch name {
    case "--help", "-h", "--plain", "--screen-reader", "--reduce-motion", "--high-contrast":
      if isAssigned { throw .usage("\(name) takes no value.") }
      setFlag(name)
    case "--titles": titles = try Options.value(of: name, "a file or -", &rest) { $0 }
    case "--command":
      command = try Options.value(of: name, "a command of the shell", &rest) { $0 }
    case "--page":
      page = try Options.value(of: name, Options.pageNames, &rest) { name in
        Page.all.first { $0.name == name }
      }
    case "--interval":
      interval = try Options.value(of: name, "a number of seconds above 0", &rest, Options.seconds)
    case "--frames":
      session.changes = try Options.value(of: name, "a number above 0", &rest, Options.count)
    case "--columns":
      session.columns = try Options.value(
        of: name, "a number from 1 to 1000", &rest, Options.length)
    case "--rows":
      session.rows = try Options.value(of: name, "a number from 1 to 1000", &rest, Options.length)
    case "--color":
      session.colorDepth = try Options.value(
        of: name, "truecolor, 256, 16 or none", &rest, Options.depth)
    case "--color-scheme":
      session.colorScheme = try Options.value(of: name, "dark or light", &rest) { name in
        ColorScheme.allCases.first { "\($0)" == name }
      }
    case "--log-input":
      session.inputRecordingPath = try Options.value(of: name, "a file", &rest) { $0 }
    default:
      if try exports.read(name, &rest) { return }
      throw .usage("\(name.quoted) is not an option; --help lists them.")
    }
  }

  private mutating func setFlag(_ name: String) {
    switch name {
    case "--plain": session.isPlain = true
    case "--screen-reader": session.accessibility.usesScreenReader = true
    case "--reduce-motion": session.accessibility.reducesMotion = true
    case "--high-contrast": session.accessibility.increasesContrast = true
    default: showsHelp = true
    }
  }

  /// Returns the next argument, converted by `read`.
  ///
  /// - Throws: An error that names the expected value, if the argument is missing or `read`
  ///   rejects it.
  static func value<Value>(
    of name: String, _ expected: String, _ rest: inout ArraySlice<String>,
    _ read: (String) -> Value?
  ) throws(CommandLineError) -> Value {
    guard let text = rest.popFirst() else {
      throw .usage("\(name) takes \(expected), but nothing follows it.")
    }
    guard let value = read(text) else {
      throw .usage("\(name) takes \(expected), not \(text.quoted).")
    }
    return value
  }

  private static func seconds(_ text: String) -> Duration? {
    Double(text).flatMap { $0 >= 0.001 && $0 <= 1e6 ? .seconds($0) : nil }
  }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func length(_ text: String) -> Int? {
    Int(text).flatMap { (1...1_000).contains($0) ? $0 : nil }
  }

  private static func depth(_ text: String) -> ColorDepth? {
    switch text {
    case "truecolor": .trueColor
    case "256": .ansi256
    case "16": .ansi16
    case "none": ColorDepth.none
    default: nil
    }
  }
}

/// An error in the command line or in the file that it names.
struct CommandLineError: Error {
  /// A sentence that names the mistake and the values that are allowed.
  var message: String
  /// The exit status, as in `sysexits.h`.
  var status: Int32

  static func usage(_ message: String) -> CommandLineError {
    CommandLineError(message: message, status: 64)
  }

  static func noInput(_ message: String) -> CommandLineError {
    CommandLineError(message: message, status: 66)
  }
}

extension String {
  /// The string in quotation marks, escaped to ASCII because it is untrusted.
  var quoted: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }
}
