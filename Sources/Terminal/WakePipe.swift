import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe that wakes a thread that polls its reader.
final class WakePipe: Sendable {
  let reader: CInt
  private let writer: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    if pipe(&ends) != 0 {
      SessionFailure.report("No pipe can be created for the event loop", errno)
      exit(SessionFailure.systemStatus)
    }
    ends = ends.map(terminal_move_above_standard_streams)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Makes the reader readable. Safe to call from any thread.
  func signal() {
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  /// Makes the reader unreadable again.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reader, &bytes, bytes.count) > 0 {}
  }
}
