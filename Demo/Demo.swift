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
    guard let source = options.titles else {
      return Session.run(options.session) { LiveBuilderPattern(interval: options.interval) }
    }
    let lines = try Lines(of: source)
    if options.session.isPlain || isatty(STDOUT_FILENO) == 0 {
      return showEach(lines, options)
    }
    let titles = PassthroughSubject<String?, Never>()
    lines.read(in: "Titles") { titles.send($0) }
    Session.run(options.session) {
      LiveBuilderPattern(interval: options.interval, titles: titles.eraseToAnyPublisher())
    }
  }

  private static func fail(_ complaint: Complaint) -> Never {
    let message = Array("Demo: \(complaint.sentence)\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    exit(complaint.status)
  }
}
