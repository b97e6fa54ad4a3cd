import DemoSupport
import Dispatch
import Signals

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The log that is shown: a file, or what arrives through a pipe.
struct LogSource {
  /// The name that is shown.
  let name: String
  let file: LogFile
  /// The path under which the file is followed; `nil` if it cannot be replaced.
  var path: String?
  /// Whether the end is shown at first.
  var followsEnd = false

  /// Opens the file at `path`, or standard input if `path` is `-`.
  ///
  /// What arrives through a pipe is kept in a temporary file without a name.
  init(of path: String) throws(CommandLineError) {
    if path == "-" {
      self.init(name: "standard input", file: try LogSource.spool(STDIN_FILENO, path))
      followsEnd = true
      return
    }
    guard let file = LogFile(at: path) else { throw .cannotRead(path) }
    if file.isDirectory { throw .noInput("\(path.quoted) cannot be read: it is a directory.") }
    if file.isRegular {
      self.init(name: path, file: file)
      self.path = path
    } else {
      let pipe = open(path, O_RDONLY | O_CLOEXEC)
      self.init(name: path, file: try LogSource.spool(pipe, path))
      followsEnd = true
    }
  }

  init(name: String, file: LogFile) {
    self.name = name
    self.file = file
  }

  /// Returns a temporary file to which everything is appended that can be read from `descriptor`.
  private static func spool(_ descriptor: CInt, _ path: String) throws(CommandLineError) -> LogFile
  {
    try CommandLineError.refuseTerminal(descriptor, path)
    guard descriptor >= 0, let file = LogFile.temporary() else { throw .cannotRead(path) }
    DispatchQueue(label: "Log").async {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      defer { buffer.deallocate() }
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 || !file.append(UnsafeRawBufferPointer(buffer)[..<count]) { return }
      }
    }
    return file
  }
}
