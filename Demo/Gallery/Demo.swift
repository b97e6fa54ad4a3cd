import Components
import DemoSupport
import Signals
import Terminal

/// The demo: a gallery of pages.
@main
struct Demo {
  @MainActor
  static func main() {
    CommandLineError.reporting(as: "Demo") { () throws(CommandLineError) in
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.program.showsHelp { return print(Options.help) }
      if options.program.exports.isVirtual { return try export(options) }
      try run(options)
    }
  }

  /// Writes pictures and recordings of the page, or replays input in the gallery.
  @MainActor
  private static func export(_ options: Options) throws(CommandLineError) {
    let (page, input) = (options.page, DemoInput(interval: options.interval))
    try options.program.export(title: page.title) {
      if options.program.exports.replay == nil {
        PageView(page: page, input: input)
      } else {
        Gallery(page: page, input: input)
      }
    }
  }

  @MainActor
  private static func run(_ options: Options) throws(CommandLineError) {
    let session = options.program.session
    var input = DemoInput(interval: options.interval, isAnimated: session.frames == nil)
    if let command = options.command { return showOutput(of: command, input, options) }
    guard let source = options.titles else { return show(input, options) }
    let lines = try LineReader(of: source)
    if options.program.isPlain { return writePlainText(lines, page: options.page, session) }
    let titles = PassthroughSubject<String?, Never>()
    lines.read(in: "Titles") { titles.send($0) }
    input.titles = titles.eraseToAnyPublisher()
    show(input, options)
  }

  /// Shows the lines of a command as titles, and at last how it has failed.
  @MainActor
  private static func showOutput(of command: String, _ input: DemoInput, _ options: Options) {
    let titles = CurrentValueSubject<String?, Never>(nil)
    let output = ProcessOutput("sh", "-c", command).sink { completion in
      if case .failure(let failure) = completion { titles.send(failure.message) }
    } receiveValue: {
      titles.send($0)
    }
    var input = input
    input.titles = titles.eraseToAnyPublisher()
    show(input, options)
    output.cancel()
  }

  /// Shows the gallery, or only the page if the output is plain text.
  @MainActor
  private static func show(_ input: DemoInput, _ options: Options) {
    options.program.show {
      if options.program.isPlain {
        PageView(page: options.page, input: input)
      } else {
        Gallery(page: options.page, input: input)
      }
    }
  }
}
