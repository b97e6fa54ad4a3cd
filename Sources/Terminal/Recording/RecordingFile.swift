import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that grows by lines while a program runs.
///
/// Each line is in the file when ``write(_:)`` returns, so the file is complete up to a crash.
final class RecordingFile {
  private let descriptor: CInt
  /// Whether writing has failed, for example because the disk is full. Nothing is written then.
  private(set) var hasFailed = false

  /// Creates the file at `path`, or empties it. Only its owner may read it, because it may contain
  /// passwords.
  ///
  /// - Returns: `nil` if that is not possible; `errno` tells why.
  init?(path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let descriptor = terminal_move_above_standard_streams(file)
    if descriptor < 0 { return nil }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Appends `text`.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, !hasFailed {
      let count = writeSome(rest, to: descriptor)
      hasFailed = count < 0 && errno != EINTR
      rest = rest.dropFirst(max(0, count))
    }
  }
}
