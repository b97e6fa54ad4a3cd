#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Sends bytes to a terminal without ever waiting for it.
///
/// What the terminal does not take at once is kept until it does. Meanwhile no further frame should be
/// made: the one that is made then is the newest.
struct TerminalWriter {
  private let descriptor: CInt
  private var rest: ArraySlice<UInt8> = []
  /// Whether the terminal is gone.
  private(set) var hasFailed = false

  init(_ descriptor: CInt) {
    self.descriptor = descriptor
  }

  /// Whether everything has been sent.
  var isIdle: Bool { rest.isEmpty }

  /// Sends `bytes` after what is still to be sent.
  mutating func send(_ bytes: [UInt8]) {
    if rest.isEmpty { rest = bytes[...] } else { rest += bytes }
    flush()
  }

  /// Sends as much as the terminal takes.
  mutating func flush() {
    while !rest.isEmpty, !hasFailed {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return
      } else if errno != EINTR {
        hasFailed = true
      }
    }
    if rest.isEmpty { rest = [] }
  }

  /// Forgets what has not been sent.
  mutating func discard() {
    rest = []
  }
}
