import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The process that started this one.
///
/// When it is killed, the shell behind it takes the terminal back without a word to us: from then on
/// what is typed is the shell's, and a session has to end.
struct ParentProcess {
  private(set) var hasExited = false
  private let descriptor = terminal_process_descriptor(getppid())

  /// Becomes readable when it ends.
  var pollDescriptor: PollDescriptor {
    PollDescriptor(descriptor: hasExited ? -1 : descriptor)
  }

  /// How long to wait before looking again whose the terminal is.
  ///
  /// The shell learns of the end when we do, and is not always faster.
  var pollInterval: Duration? {
    hasExited ? .milliseconds(250) : nil
  }

  mutating func markExited() {
    hasExited = true
    close(descriptor)
  }
}
