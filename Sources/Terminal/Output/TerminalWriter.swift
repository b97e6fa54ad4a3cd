import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes bytes to a terminal without ever blocking.
///
/// The writer keeps the bytes that the terminal does not accept until ``flush()`` succeeds. A
/// session renders no frame while the writer is busy, so a slow terminal skips frames and then
/// gets the newest. It writes nothing after the terminal guard has restored the terminal.
struct TerminalWriter {
  private let descriptor: CInt
  private var rest: ArraySlice<UInt8> = []
  /// Whether the pending bytes reset all modes.
  private var restResetsModes = false
  /// Whether writing has failed for good, for example because the terminal has hung up.
  private(set) var hasFailed = false

  init(_ descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// Whether all bytes have been written.
  var isIdle: Bool { rest.isEmpty }

  /// Writes `bytes` after those that are still pending.
  mutating func send(_ bytes: [UInt8]) {
    if rest.isEmpty { rest = bytes[...] } else { rest += bytes }
    flush()
  }

  /// Writes `undo`, which resets all modes, after the bytes that are still pending.
  ///
  /// The guard resets nothing when the bytes have been written, because popping the keyboard
  /// protocol once more would change that of the program outside.
  mutating func send(undo: String) {
    restResetsModes = true
    send(Array(undo.utf8))
  }

  /// Writes as many of the pending bytes as the terminal accepts.
  mutating func flush() {
    let write = restResetsModes ? terminal_guard_write_undo : terminal_guard_write
    while !rest.isEmpty, !hasFailed {
      let count = rest.withUnsafeBytes {
        write(descriptor, $0.bindMemory(to: UInt8.self).baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return
      } else if errno != EINTR {
        hasFailed = true
      }
    }
    if rest.isEmpty { discard() }
  }

  /// Discards the pending bytes.
  mutating func discard() {
    rest = []
    restResetsModes = false
  }
}
