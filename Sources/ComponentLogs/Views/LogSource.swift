#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import Signals
import SystemStreams

/// Where the lines of a log come from.
enum LogSource: Sendable {
  /// A file, which is read in parts when they are shown, or a pipe.
  case file(InputFile)
  /// A publisher of lines, and what is shown as its name.
  case lines(String, AnyPublisher<String, Never>)

  /// The name that is shown.
  var name: String {
    switch self {
    case .file(let file): file.path == "-" ? "standard input" : file.path
    case .lines(let name, _): name
    }
  }

  /// Opens the log.
  ///
  /// What can be read only once is kept in a temporary file, and shown from its end on.
  func open(on scheduler: some Scheduler) throws(InputFailure) -> OpenLog {
    switch self {
    case .file(let input):
      if input.path != "-", let file = OpenFile(at: input.path), file.isRegular {
        return OpenLog(file: file, path: input.path)
      }
      try input.check()
      return try spool(input.chunks(on: scheduler).catch { _ in Empty<[UInt8], Never>() })
    case .lines(_, let lines):
      return try spool(lines.map { Array($0.utf8) + [0x0A] })
    }
  }

  private func spool(_ chunks: some Publisher<[UInt8], Never>) throws(InputFailure) -> OpenLog {
    guard let spool = LogSpool() else { throw InputFailure(path: name, reason: .system(errno)) }
    return OpenLog(file: spool.file, spool: (spool, spool.keep(chunks)))
  }
}

/// A log that is open.
struct OpenLog {
  let file: OpenFile
  /// The path under which the file is followed; `nil` if it cannot be replaced.
  var path: String?
  /// What fills the file, until it is cancelled.
  var spool: (LogSpool, filling: AnyCancellable)?
}
