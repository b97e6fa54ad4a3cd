import DemoSupport
import Signals
import SystemStreams

/// The log that is shown: a file, or what arrives through a pipe.
struct LogSource {
  /// The name that is shown.
  let name: String
  let file: OpenFile
  /// The path under which the file is followed; `nil` if it cannot be replaced.
  var path: String?
  /// Whether the end is shown at first.
  var followsEnd = false
  /// What is said about the file instead of that its end is followed.
  var notice = Just<String?>(nil).eraseToAnyPublisher()

  /// Opens the file at `path`, or standard input if `path` is `-`.
  ///
  /// What arrives through a pipe is kept in a temporary file without a name.
  init(of path: String) throws(CommandLineError) {
    if path == "-" {
      try self.init(name: "standard input", reading: path)
      return
    }
    guard let file = OpenFile(at: path) else { throw .cannotRead(path) }
    if file.isDirectory { throw .noInput("\(path.quoted) cannot be read: it is a directory.") }
    if file.isRegular {
      self.init(name: path, file: file)
      self.path = path
    } else {
      try self.init(name: path, reading: path)
    }
  }

  init(name: String, file: OpenFile) {
    self.name = name
    self.file = file
  }

  /// Creates the log of what can be read at `path`, which is shown from its end on.
  private init(name: String, reading path: String) throws(CommandLineError) {
    let input = try InputFile(checking: path)
    guard let spool = LogSpool() else { throw .cannotRead(path) }
    spool.keep(input.chunks(on: .system))
    self.init(name: name, file: spool.file)
    notice = spool.notice.eraseToAnyPublisher()
    followsEnd = true
  }
}
