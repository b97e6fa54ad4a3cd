import DemoSupport
import Signals

/// A program that shows the machine on which it runs.
@main
struct Monitor {
  @MainActor
  static func main() {
    CommandLineError.reporting(as: "Monitor") { () throws(CommandLineError) in
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.program.showsHelp { return print(Options.help) }
      if options.program.exports.isVirtual {
        return try options.program.export(title: "Monitor") {
          MonitorView(of: ExampleMachine(), every: options.interval)
        }
      }
      let worker = AnyScheduler(SystemScheduler())
      options.program.show {
        MonitorView(of: ThisMachine(), every: options.interval, on: worker)
      }
    }
  }
}
