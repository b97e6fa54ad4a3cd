#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The messages on standard error of a session that cannot begin or go on.
enum SessionFailure {
  /// The statuses of `sysexits.h` for what the system refuses, and for a failed output.
  static let systemStatus: Int32 = 71
  static let outputStatus: Int32 = 74

  /// Writes `message` and the reason `error`, an `errno`, to standard error.
  ///
  ///     The terminal cannot be opened: No such device or address.
  static func report(_ message: String, _ error: CInt) {
    let reason = String(cString: strerror(error))
    report("\(message): \(reason).")
  }

  /// Says that a session blocks the main actor in an asynchronous program.
  static func reportBlocking() {
    report(
      "Session.run blocks the main actor here, so its tasks do not run: call it with await.")
  }

  private static func report(_ sentence: String) {
    let line = Array((sentence + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
