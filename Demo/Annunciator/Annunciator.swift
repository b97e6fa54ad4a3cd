import AlarmPanel
import Components
import DemoSupport
import Signals

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
    if program.exports.isVirtual {
      return try program.export(title: "Annunciator") { AnnunciatorView(.simulatedPlant) }
    }
    if let file = options.file {
      let lines = try LineReader(of: file)
      if program.isPlain { return writePlainText(lines, program.session) }
      let title = file == "-" ? "standard input" : file
      return program.show { AnnunciatorView(.lines(lines, of: title)) }
    }
    let machine = MachineAlarms(services: options.services)
    let source =
      options.simulates
      ? .simulatedPlant : AlarmSource.thisMachine(machine, every: options.interval)
    program.show { AnnunciatorView(source, flashes: !program.isPlain) }
  }
}
