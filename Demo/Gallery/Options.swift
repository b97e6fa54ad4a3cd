import DemoSupport

/// The options of the gallery.
struct Options {
  /// The options that it shares with other programs.
  var program = ProgramOptions()
  var interval = Duration.seconds(1)
  /// The file whose lines are the titles, or `-` for standard input.
  var titles: String?
  /// The command of the shell whose lines are the titles.
  var command: String?
  /// The first page to show.
  var page = Page.builder

  static let help = """
    A gallery of buttons and panels that follow their publishers.

      --page NAME          begin with a page:
                           \(pageNames)
      --titles -|FILE      read the titles from standard input or FILE, one per line
      --command COMMAND    read the titles from the output of COMMAND, which the shell runs
      --interval SECONDS   change titles and colors every SECONDS; 1 by default
    \(ProgramOptions.help)

    Digits select a page, [ and ] the one before and after, and ? shows its source. F2 to F6 change
    the interval, the theme, ASCII, whether the page is disabled, and the colors. Tab and the arrow
    keys move the focus, Enter, Space and the mouse press buttons, q and Ctrl-C quit.
    """

  /// The names of all pages, as in "a, b or c".
  private static let pageNames = {
    let names = Page.all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }()

  init(_ arguments: some Sequence<String>) throws(CommandLineError) {
    var arguments = Arguments(arguments)
    var operand: String?
    while let argument = arguments.next() {
      switch argument {
      case .option(let name): try read(name, &arguments)
      case .operand(let text): operand = operand ?? text
      }
    }
    if let operand { throw .usage("\(operand.quoted) is not expected.") }
    try program.check([("--titles", titles != nil), ("--command", command != nil)])
  }

  private mutating func read(
    _ name: String, _ arguments: inout Arguments
  ) throws(CommandLineError) {
    switch name {
    case "--titles": titles = try arguments.text(of: name, "a file or -")
    case "--command": command = try arguments.text(of: name, "a command of the shell")
    case "--page": page = try Options.page(try arguments.text(of: name, Options.pageNames))
    case "--interval": interval = try arguments.interval(of: name)
    default: try program.read(name, &arguments)
    }
  }

  private static func page(_ name: String) throws(CommandLineError) -> Page {
    if let page = Page.all.first(where: { $0.name == name }) { return page }
    switch name {
    case "monitor": throw .usage("The monitor is a program of its own: swift run Monitor.")
    case "log": throw .usage("The log viewer is a program of its own: swift run LogViewer FILE.")
    default: throw .usage("--page takes \(pageNames), not \(name.quoted).")
    }
  }
}
