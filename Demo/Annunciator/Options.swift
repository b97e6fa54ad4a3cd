import AlarmPanel
import DemoSupport

/// The options of the annunciator.
struct Options {
  /// The options that it shares with other programs.
  var program = ProgramOptions()
  /// The file whose lines are signals, or `-` for standard input; `nil` for this machine.
  var file: String?
  /// Whether the signals are those of the simulated plant.
  var simulates = false
  /// The names of programs of which a process must run.
  var services: [String] = []
  /// The sequence at the beginning.
  var sequence = AlarmSequence.automaticReset
  /// The time between two looks at the machine.
  var interval = Duration.seconds(2)

  static let help = """
    A panel of alarms, as in a control room: Annunciator [OPTIONS] [FILE]

    Without FILE, the alarms are about this machine: its load, memory, disks and network. They are
    read from /proc, which only Linux has. FILE may be a pipe, or - for standard input, with a line
    for each change:

      NAME STATE TEXT      such as: FEED_PUMP_1 alarm tripped
                           STATE is normal, warning or alarm; TEXT may be missing

      --sequence NAME      begin with a sequence of ISA-18.1: A, M, R or F1A; A by default
      --service NAME       also an alarm if no process of the program NAME runs; more than once
      --interval SECONDS   look at the machine every SECONDS; 2 by default
      --simulate           show a simulated plant, as pictures and other systems do
    \(ProgramOptions.help)

    a acknowledges the alarms, r resets those that have returned to normal, t tests the lamps,
    s silences the horn. Tab and the arrow keys select a lamp, Enter acknowledges or resets it
    alone. q and Ctrl-C quit.
    """

  init(_ arguments: some Sequence<String>) throws(CommandLineError) {
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .option("--service"):
        services.append(try arguments.text(of: "--service", "the name of a program"))
      case .option("--sequence"):
        sequence = try arguments.value(of: "--sequence", "A, M, R or F1A") {
          AlarmSequence(rawValue: $0.uppercased())
        }
      case .option("--interval"): interval = try arguments.interval(of: "--interval")
      case .option("--simulate"):
        try arguments.expectNoValue(of: "--simulate")
        simulates = true
      case .option(let name): try program.read(name, &arguments)
      case .operand(let text):
        if file != nil { throw .usage("\(text.quoted) is not expected: one file is enough.") }
        file = text
      }
    }
    if simulates, file != nil { throw .usage("--simulate takes no file.") }
    if !services.isEmpty, simulates || file != nil {
      throw .usage("--service is about this machine, without a file and --simulate.")
    }
    try program.check([("a file", file != nil), ("--service", !services.isEmpty)])
  }
}
