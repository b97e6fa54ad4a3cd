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
  private let path: String
  /// Why writing has failed, an `errno`; `nil` if it has not. Nothing is written then.
  private(set) var failure: CInt?

  /// Creates the file at `path`, or empties it. Only its owner may read it, because it may contain
  /// passwords.
  ///
  /// - Returns: `nil` if that is not possible, or if the path is that of a symbolic link or of a
  ///   file of another user; `errno` tells why.
  init?(path: String) {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let descriptor = terminal_move_above_standard_streams(open(path, flags, 0o600))
    if descriptor < 0 { return nil }
    guard RecordingFile.makePrivate(descriptor) else {
      let error = errno
      close(descriptor)
      errno = error
      return nil
    }
    self.descriptor = descriptor
    self.path = path
  }

  /// Empties a file of this user, and forbids others to read it. Devices are left as they are.
  private static func makePrivate(_ descriptor: CInt) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    guard status.st_mode & S_IFMT == S_IFREG else { return true }
    guard status.st_uid == geteuid() else {
      errno = EPERM
      return false
    }
    return fchmod(descriptor, 0o600) == 0 && ftruncate(descriptor, 0) == 0
  }

  deinit {
    close(descriptor)
  }

  /// Reports on standard error that writing has failed, if it has, and returns whether it has.
  func reportFailure() -> Bool {
    guard let failure else { return false }
    RecordingFile.report(path, failure)
    return true
  }

  /// Reports on standard error that the file at `path` cannot be written.
  static func report(_ path: String, _ error: CInt) {
    let path = path.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    SessionFailure.report("\"\(path)\" cannot be written", error)
  }

  /// Appends `text`.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, failure == nil {
      let count = writeSome(rest, to: descriptor)
      if count < 0, errno != EINTR { failure = errno }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
