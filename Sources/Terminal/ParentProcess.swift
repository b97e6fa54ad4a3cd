import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The parent of this process, watched for its end.
///
/// When a parent such as `sudo` is killed, the shell behind it takes the terminal back without
/// sending a signal. From then on the terminal's input belongs to the shell, so the session has to
/// end.
struct ParentProcess {
  private(set) var hasExited = false
  private let descriptor: CInt

  /// Watches the process `id`.
  init(id: pid_t = getppid()) {
    descriptor = terminal_process_descriptor(id)
  }

  /// A descriptor that becomes readable when the parent ends.
  var pollDescriptor: PollDescriptor {
    PollDescriptor(descriptor: hasExited ? -1 : descriptor)
  }

  /// The time after which to check again which job has the terminal; `nil` while the parent lives.
  ///
  /// The shell may take the terminal back only after this process has learned of the parent's end.
  var pollInterval: Duration? {
    hasExited ? .milliseconds(250) : nil
  }

  /// Records the parent's end.
  mutating func markExited() {
    hasExited = true
    close(descriptor)
  }
}
