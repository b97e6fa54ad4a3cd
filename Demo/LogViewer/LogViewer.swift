import ComponentLogs
import Components
import DemoSupport
import SystemStreams

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
    let file = try options.file.map { (path) throws(CommandLineError) in
      try InputFile(checking: path)
    }
    if program.exports.isVirtual {
      return try program.export(title: file?.path ?? "Log") { LogPage(file: file) }
    }
    program.show { LogPage(file: file, readsInBackground: true) }
  }

  /// Writes lines as plain text as they arrive, at most `limit` of them.
  private static func writeLines(of lines: LineSequence, limit: Int?) {
    for line in lines.prefix(limit ?? .max) { print(line.printable) }
  }
}

/// A log file, or a sample.
struct LogPage: View {
  let file: InputFile?
  /// Whether the log is read and searched in real time, while the views are drawn.
  var readsInBackground = false
  @Environment(\.scheduler) private var scheduler

  var body: some View {
    if let file {
      readsInBackground ? LogView(file, on: .system) : LogView(file, on: scheduler)
    } else {
      LogView("sample", lines: SampleLog.lines(on: scheduler), on: scheduler)
    }
  }
}
