import DemoSupport

/// The options of the monitor.
struct Options {
  /// The options that it shares with other programs.
  var program = ProgramOptions()
  /// The time between two looks at the machine.
  var interval = Duration.seconds(1)

  static let help = """
    This machine: its load, its memory and its processes, to which signals can be sent.

      --interval SECONDS   look at the machine every SECONDS; 1 by default
    \(ProgramOptions.help)

    The machine is read from /proc, which only Linux has; pictures show one that does not exist.
    The last line lists the keys, which can also be clicked. The arrow keys select a process, Enter
    shows its details, q and Ctrl-C quit.
    """

  init(_ arguments: some Sequence<String>) throws(CommandLineError) {
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .option("--interval"): interval = try arguments.interval(of: "--interval")
      case .option(let name): try program.read(name, &arguments)
      case .operand(let text): throw .usage("\(text.quoted) is not expected.")
      }
    }
    try program.check()
  }
}
