import DemoSupport

/// The options of the log viewer.
struct Options {
  /// The options that it shares with other programs.
  var program = ProgramOptions()
  /// The file to show, or `-` for standard input; `nil` for a sample.
  var file: String?

  static let help = """
    A log of any size, searched, filtered and followed: LogViewer [OPTIONS] [FILE]

    FILE may be a pipe, or - for standard input. Without it, a sample is shown.

    \(ProgramOptions.help)

    The last line lists the keys. The arrow keys move, and q and Ctrl-C quit.
    """

  init(_ arguments: some Sequence<String>) throws(CommandLineError) {
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .option(let name): try program.read(name, &arguments)
      case .operand(let text):
        if file != nil { throw .usage("\(text.quoted) is not expected: one file is enough.") }
        file = text
      }
    }
    try program.check([("standard input", file == "-")])
  }
}
