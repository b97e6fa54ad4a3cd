#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Opens a pseudo-terminal and returns descriptors of both sides and the path of the terminal.
///
/// Both descriptors are to be held open: reading from the controller fails while no process has
/// the terminal open.
func openPseudoTerminal(
  columns: UInt16, rows: UInt16
) -> (controller: CInt, terminal: CInt, path: String) {
  var (controller, terminal): (CInt, CInt) = (-1, -1)
  var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
  let error = openpty(&controller, &terminal, nil, nil, &size)
  precondition(error == 0, "No pseudo-terminal can be opened.")
  for end in [controller, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  var path = [CChar](repeating: 0, count: 1_024)
  ttyname_r(terminal, &path, path.count)
  let end = path.firstIndex(of: 0) ?? path.endIndex
  return (
    controller, terminal,
    String(decoding: path[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  )
}

/// Writes to `terminal` until it accepts no more bytes.
func fill(_ terminal: CInt) {
  let flags = fcntl(terminal, F_GETFL)
  _ = fcntl(terminal, F_SETFL, flags | O_NONBLOCK)
  let bytes = [UInt8](repeating: 0x2E, count: 4_096)
  // The driver may make room for more after a moment.
  for _ in 0..<100 {
    while write(terminal, bytes, bytes.count) > 0 {}
    sched_yield()
  }
  _ = fcntl(terminal, F_SETFL, flags)
}
