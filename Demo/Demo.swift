import Components
import Signals
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The demo: a gallery of pages.
@main
struct Demo {
  @MainActor
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.showsHelp { return print(Options.help) }
      if options.exports.isVirtual { return try export(options) }
      try run(options)
    } catch {
      fail(error)
    }
  }

  @MainActor
  private static func run(_ options: Options) throws(CommandLineError) {
    let input = DemoInput(interval: options.interval, isAnimated: options.session.changes == nil)
    input.machine = ThisMachine()
    input.machineScheduler = AnyScheduler(SystemScheduler())
    let isPlain = options.session.isPlain || isatty(STDOUT_FILENO) == 0
    if let path = options.file {
      if isPlain { return writePlainLog(try LineReader(of: path), options) }
      input.log = try LogSource(of: path)
    }
    if let command = options.command {
      return showOutput(of: command, input, isPlain: isPlain, options)
    }
    guard let source = options.titles else {
      return show(input, isPlain: isPlain, options)
    }
    let lines = try LineReader(of: source)
    if isPlain { return writePlainText(lines, options) }
    let titles = PassthroughSubject<String?, Never>()
    lines.read(in: "Titles") { titles.send($0) }
    input.titles = titles.eraseToAnyPublisher()
    show(input, isPlain: isPlain, options)
  }

  /// Shows the lines of a command as titles, and at last how it has failed.
  @MainActor
  private static func showOutput(
    of command: String, _ input: DemoInput, isPlain: Bool, _ options: Options
  ) {
    let titles = CurrentValueSubject<String?, Never>(nil)
    let output = ProcessOutput("sh", "-c", command).sink { completion in
      if case .failure(let failure) = completion { titles.send(failure.message) }
    } receiveValue: {
      titles.send($0)
    }
    input.titles = titles.eraseToAnyPublisher()
    show(input, isPlain: isPlain, options)
    output.cancel()
  }

  /// Shows the gallery, or only the page if the output is plain text.
  @MainActor
  private static func show(_ input: DemoInput, isPlain: Bool, _ options: Options) {
    let status = Session.run(options.session) {
      if isPlain {
        PageView(page: options.page, input: input)
      } else {
        Gallery(page: options.page, input: input)
      }
    }
    if status != 0 { exit(status) }
  }

  private static func fail(_ error: CommandLineError) -> Never {
    let message = Array("Demo: \(error.message)\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    exit(error.status)
  }
}
