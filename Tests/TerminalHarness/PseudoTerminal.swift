import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal made of software, with a program on it that takes it for its own.
///
/// A shell with job control runs the program, as in life. It tells the terminal's modes before and
/// after, and when the program stops, it lets it go on.
package final class PseudoTerminal {
  private let shell: Program
  private let master: CInt

  private static let script = """
    set -m
    trap : INT
    stty -g
    "$0" "$@"
    status=$?
    while [ $status -eq $((128 + \(SIGSTOP))) ]; do
      echo "stopped"
      fg > /dev/null
      status=$?
    done
    echo "ended $status"
    stty -g
    """

  /// `POSIX_SPAWN_SETSID`, which glibc shows only to those who ask for its extensions.
  #if canImport(Darwin)
    private static let newSession: Int16 = 0x400
  #else
    private static let newSession: Int16 = 0x80
  #endif

  /// Runs the product `name` on a terminal of its own.
  package init(_ name: String, _ arguments: [String] = [], columns: UInt16 = 80, rows: UInt16 = 24)
  {
    var (master, slave): (CInt, CInt) = (-1, -1)
    openpty(&master, &slave, nil, nil, nil)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let path = String(cString: ttyname(slave))
    close(slave)
    self.master = master
    PseudoTerminal.resize(master, columns, rows)
    let command = ["-c", PseudoTerminal.script, Program.path(ofProduct: name)] + arguments
    // The leader of a new session takes the first terminal that it opens for its own.
    let id = Program.spawn("/bin/sh", command, flags: PseudoTerminal.newSession) { actions in
      posix_spawn_file_actions_addopen(actions, STDIN_FILENO, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(actions, STDIN_FILENO, STDERR_FILENO)
    }
    shell = Program(id: id, output: master, input: master)
  }

  /// What has been written on the terminal.
  package var text: String { shell.text }

  /// Types `keys`.
  package func type(_ keys: String) {
    shell.send(keys)
  }

  /// Sends a signal to the program, which is in the foreground.
  package func signal(_ number: Int32) {
    kill(-tcgetpgrp(master), number)
  }

  /// Waits for the terminal to show `text`; `false` if it does not.
  package func shows(_ text: String) -> Bool {
    shell.read { $0.contains(text) }
  }

  /// Waits for what is on the terminal to satisfy `isThere`; `false` if it does not.
  package func shows(_ isThere: (String) -> Bool) -> Bool {
    shell.read(until: isThere)
  }

  package func resize(columns: UInt16, rows: UInt16) {
    PseudoTerminal.resize(master, columns, rows)
  }

  /// Waits for the program's end; returns the status that the shell tells of it.
  package func end() -> String? {
    func farewell(_ text: String) -> [Substring] {
      text.components(separatedBy: "ended ").dropFirst().last?.split { $0.isNewline } ?? []
    }
    shell.read { farewell($0).count > 1 && $0.last?.isNewline == true }
    return farewell(text).first.map(String.init)
  }

  /// The terminal's modes before the program began, and after it ended.
  package var modes: (before: String, after: String) {
    let lines = text.split { $0.isNewline }.map(String.init)
    return (lines.first ?? "", lines.last ?? "")
  }

  /// The private modes that were switched on and not off again, or the other way round, until `end`
  /// was written, or until now.
  package func modesLeft(before end: String? = nil) -> Set<String> {
    var changed: Set<String> = []
    let text = text.components(separatedBy: end ?? "\0")[0]
    for sequence in text.split(separator: "\u{1B}[?").dropFirst() {
      let number = String(sequence.prefix { $0.isNumber })
      let isOn = sequence.dropFirst(number.count).first == "h"
      guard isOn || sequence.dropFirst(number.count).first == "l" else { continue }
      let isNormallyOn = number == "25" || number == "7"
      if isOn == isNormallyOn { changed.remove(number) } else { changed.insert(number) }
    }
    return changed
  }

  private static func resize(_ terminal: CInt, _ columns: UInt16, _ rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }
}
