import Components
import DemoSupport
import Signals
import SystemStreams
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
    let input = DemoInput(
      interval: options.interval, isAnimated: session.frames == nil && !options.program.isPlain)
    if let command = options.command {
      // At last the title tells how the command has failed.
      let lines = Command(shell: command).lines(on: .system).catch { Just($0.description) }
      return showTitles(lines, input, options)
    }
    guard let source = options.titles else { return show(input, options) }
    if options.program.isPlain {
      return writePlainText(try LineSequence(of: source), page: options.page, session)
    }
    let lines = try InputFile(checking: source).lines(on: .system)
    showTitles(lines.catch { Just($0.description) }, input, options)
  }

  /// Shows the newest of `lines` as titles.
  @MainActor
  private static func showTitles(
    _ lines: some Publisher<String, Never>, _ input: DemoInput, _ options: Options
  ) {
    let titles = CurrentValueSubject<String?, Never>(nil)
    let subscription = lines.sink { titles.send($0) }
    var input = input
    input.titles = titles.eraseToAnyPublisher()
    show(input, options)
    subscription.cancel()
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
