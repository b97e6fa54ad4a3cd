import AlarmPanel
import Components
import DemoSupport
import Signals
import SystemStreams

/// A program that shows alarms as a panel of lamps.
@main
struct Annunciator {
  @MainActor
  static func main() {
    CommandLineError.reporting(as: "Annunciator") { () throws(CommandLineError) in
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.program.showsHelp { return print(Options.help) }
      try run(options)
    }
  }

  @MainActor
  private static func run(_ options: Options) throws(CommandLineError) {
    let program = options.program
    if let file = options.file, program.isPlain {
      return writePlainText(try LineSequence(of: file), options)
    }
    var source = try source(options)
    source.sequence = options.sequence
    if program.exports.isVirtual {
      return try program.export(title: "Annunciator") { Panel(source: source) }
    }
    program.show { Panel(source: source, flashes: !program.isPlain) }
  }

  /// Returns the source of the signals. Pictures show the simulated plant.
  private static func source(_ options: Options) throws(CommandLineError) -> AlarmSource {
    if let file = options.file {
      return .lines(of: try InputFile(checking: file))
    }
    let machine = MachineAlarms(services: options.services)
    let simulates = options.simulates || options.program.exports.isVirtual
    // Only Linux has signals.
    if simulates || machine.signals().isEmpty { return .simulatedPlant }
    return .thisMachine(machine, every: options.interval)
  }
}

/// The panel above its keys.
private struct Panel: View {
  let source: AlarmSource
  var flashes = true
  @Environment(\.quit) private var quit

  var body: some View {
    AnnunciatorView(source, flashes: flashes)
      .onKeyboardShortcut("q", modifiers: [], title: "Quit") { quit() }
      .keyHelp()
  }
}
