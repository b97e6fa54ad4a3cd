import DemoSupport
import Signals

/// A program that shows a log of any size and follows it.
@main
struct LogViewer {
  @MainActor
  static func main() {
    CommandLineError.reporting(as: "LogViewer") { () throws(CommandLineError) in
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.program.showsHelp { return print(Options.help) }
      try run(options)
    }
  }

  @MainActor
  private static func run(_ options: Options) throws(CommandLineError) {
    let program = options.program
    if let file = options.file, program.isPlain, !program.exports.isVirtual {
      return writeLines(of: try LineSequence(of: file), limit: program.session.frames)
    }
    let source = try options.file.map { (file) throws(CommandLineError) in try LogSource(of: file) }
    if program.exports.isVirtual {
      return try program.export(title: source?.name ?? "Log") { LogView(source: source) }
    }
    program.show { LogView(source: source, readsInBackground: true) }
  }

  /// Writes lines as plain text as they arrive, at most `limit` of them.
  private static func writeLines(of lines: LineSequence, limit: Int?) {
    for line in lines.prefix(limit ?? .max) { print(line.printable) }
  }
}
