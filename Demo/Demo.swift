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
    var feed = Feed(interval: options.interval, isAnimated: options.session.changes == nil)
    let isPlain = options.session.isPlain || isatty(STDOUT_FILENO) == 0
    guard let source = options.titles else {
      return show(feed, isPlain: isPlain, options)
    }
    let lines = try Lines(of: source)
    if isPlain { return showEach(lines, options) }
    let titles = PassthroughSubject<String?, Never>()
    lines.read(in: "Titles") { titles.send($0) }
    feed.titles = titles.eraseToAnyPublisher()
    show(feed, isPlain: isPlain, options)
  }

  /// Shows the gallery, or the page alone where there is nobody to choose another.
  @MainActor
  private static func show(_ feed: Feed, isPlain: Bool, _ options: Options) {
    Session.run(options.session) {
      if isPlain {
        PageView(page: options.page, feed: feed)
      } else {
        Gallery(page: options.page, feed: feed)
      }
    }
  }

  private static func fail(_ complaint: Complaint) -> Never {
    let message = Array("Demo: \(complaint.sentence)\n".utf8)
    _ = write(STDERR_FILENO, message, message.count)
    exit(complaint.status)
  }
}
