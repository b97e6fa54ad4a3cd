import Components
import Terminal
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The options that all programs have.
package struct ProgramOptions {
  package var session = Session.Configuration()
  /// The pictures and recordings to write.
  package var exports = Exports()
  package var showsHelp = false

  package init() {}

  /// The lines about these options in the help text of a program.
  package static let help = """
      --frames N           end after N different frames, without animation
      --plain              write plain text, one block for each change
      --columns N          use N columns
      --rows N             use N rows
      --color DEPTH        truecolor, 256, 16 or none
      --color-scheme NAME  dark or light, instead of asking the terminal
    \(Exports.help)
      --log-input FILE     record the input, passwords included
      --replay FILE        replay recorded input, and show the last frame or write pictures
      --screen-reader      write lines for a screen reader instead of drawing
      --reduce-motion      show the ends of animations at once
      --high-contrast      draw borders and faint text clearly
      --help               show this
    """

  /// Whether plain text is written, because it is wanted or the output is not a terminal.
  package var isPlain: Bool { session.output == .plain || isatty(STDOUT_FILENO) == 0 }

  /// Reads the option `name`.
  ///
  /// - Throws: An error if its value is wrong or it is none of these options.
  package mutating func read(
    _ name: String, _ arguments: inout Arguments
  ) throws(CommandLineError) {
    switch name {
    case "--help", "-h", "--plain", "--screen-reader", "--reduce-motion", "--high-contrast":
      try arguments.expectNoValue(of: name)
      setFlag(name)
    case "--frames":
      session.frames = try arguments.value(of: name, "a number above 0") { text in
        Int(text).flatMap { $0 > 0 ? $0 : nil }
      }
    case "--columns": session.columns = try Self.length(of: name, &arguments)
    case "--rows": session.rows = try Self.length(of: name, &arguments)
    case "--color":
      session.colorDepth = try arguments.value(of: name, "truecolor, 256, 16 or none", Self.depth)
    case "--color-scheme":
      session.colorScheme = try arguments.value(of: name, "dark or light") { name in
        ColorScheme.allCases.first { "\($0)" == name }
      }
    case "--log-input": session.inputRecordingPath = try arguments.text(of: name, "a file")
    default:
      if try exports.read(name, &arguments) { return }
      throw .usage("\(name.quoted) is not an option; --help lists them.")
    }
  }

  private mutating func setFlag(_ name: String) {
    switch name {
    case "--plain": session.output = .plain
    case "--screen-reader": session.accessibility.usesScreenReader = true
    case "--reduce-motion": session.accessibility.reducesMotion = true
    case "--high-contrast": session.accessibility.increasesContrast = true
    default: showsHelp = true
    }
  }

  private static func length(
    of name: String, _ arguments: inout Arguments
  ) throws(CommandLineError) -> Int {
    try arguments.value(of: name, "a number from 1 to 1000") { text in
      Int(text).flatMap { (1...1_000).contains($0) ? $0 : nil }
    }
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

  /// Checks that these options and those of the program fit together, after all have been read.
  ///
  /// - Parameter others: The options of the program that pictures and recordings do not take, and
  ///   whether each is given.
  package mutating func check(
    _ others: [(name: String, isGiven: Bool)] = []
  ) throws(CommandLineError) {
    let common = [
      ("--frames", session.frames != nil), ("--plain", session.output == .plain),
      ("--log-input", session.inputRecordingPath != nil),
    ]
    try exports.check(others + common)
    if !exports.isVirtual { session.outputRecordingPath = exports.record }
  }

  /// Shows a view in a session. Ends the program if the session ends with a status other than 0.
  @MainActor
  package func show(@ViewBuilder _ content: @MainActor () -> some View) {
    let status = Session.run(session, content: content)
    if status != 0 { exit(status) }
  }
}
