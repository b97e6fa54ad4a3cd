import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Device {
  /// Opens the controlling terminal by its own name.
  ///
  /// - Returns: `nil`, with `errno` as it was, if it is at none of the standard streams or cannot
  ///   be opened.
  static func openedByName() -> Device? {
    let error = errno
    for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] {
      if let name = controllingTerminalName(descriptor), let device = Device(path: name) {
        return device
      }
    }
    errno = error
    return nil
  }

  /// Returns the name of the terminal at `descriptor`, if it is the controlling terminal.
  static func controllingTerminalName(_ descriptor: CInt) -> String? {
    let session = tcgetsid(descriptor)
    guard session >= 0, session == getsid(0) else { return nil }
    var name = [CChar](repeating: 0, count: 1_024)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  /// Whether this process is in the terminal's foreground job.
  var isForeground: Bool {
    tcgetpgrp(descriptor) == getpgrp()
  }

  /// Stops this process while it is in the background, as the driver stops a background job that
  /// changes its terminal.
  ///
  /// Returns when the shell has put the job into the foreground, or if no shell would do so.
  func waitForForeground() {
    while !isForeground, terminal_stop_job(SIGTTOU) {}
  }
}
