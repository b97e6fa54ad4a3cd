import Components
import Signals
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The gallery.
@main
struct Demo {
  @MainActor
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp { return print(Options.help) }
      try run(options)
    } catch {
      fail(error)
    }
  }

  @MainActor
  private static func run(_ options: Options) throws(Complaint) {
    let clock = Interval(every: options.interval, on: .system)
    let colors = clock.cycling(BuilderPattern.palette)
    guard let source = options.titles else {
      let titles = clock.cycling(BuilderPattern.titles)
      return Session.run(options.session) { BuilderPattern(titles: titles, colors: colors) }
    }
    let lines = try Lines(of: source)
    if options.session.isPlain || isatty(STDOUT_FILENO) == 0 {
      return showEach(lines, colors: colors, options.session)
    }
    let titles = PassthroughSubject<String?, Never>()
    lines.read(in: "Titles") { titles.send($0) }
    Session.run(options.session) { BuilderPattern(titles: titles, colors: colors) }
  }

  private static func fail(_ complaint: Complaint) -> Never {
    let message = Array("Demo: \(complaint.sentence)\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    exit(complaint.status)
  }
}
