#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pseudo-terminal without a program.
package final class TerminalPair {
  /// The path of the terminal.
  package let path: String
  private var controller: CInt
  private let terminal: CInt

  package init(columns: UInt16 = 80, rows: UInt16 = 24) {
    (controller, terminal, path) = openPseudoTerminal(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(terminal)
  }

  /// Whether the terminal echoes and delivers input line by line.
  package var isCooked: Bool {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return modes.c_lflag & tcflag_t(ECHO) != 0 && modes.c_lflag & tcflag_t(ICANON) != 0
  }

  /// The settings of the terminal driver.
  package var modes: termios {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return modes
  }

  /// A descriptor of the terminal, which stays open as long as this object.
  package var descriptor: CInt { terminal }

  /// Types `keys`.
  package func type(_ keys: String) {
    send(keys, to: controller)
  }

  /// Returns what has been written to the terminal, or an empty string if nothing has.
  package func output() -> String {
    var entry = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    var bytes: [UInt8] = []
    while poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLIN) != 0 {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(controller, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there is input that the program has not read.
  package var hasInput: Bool {
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  /// Writes to the terminal until it accepts no more bytes.
  package func fill() {
    TerminalHarness.fill(terminal)
  }

  /// Closes the other side of the terminal.
  package func hangUp() {
    if controller >= 0 { close(controller) }
    controller = -1
  }
}
