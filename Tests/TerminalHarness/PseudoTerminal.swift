#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pseudo-terminal with a program that has it as its controlling terminal.
///
/// A shell with job control runs the program. It prints the terminal's settings before and after,
/// and continues the program in the foreground when that has stopped, unless another script says
/// what the shell does.
package final class PseudoTerminal {
  private let shell: ChildProcess
  private let controller: CInt
  private let terminal: CInt
  private var transcript: Transcript
  private let initialSettings: [UInt8]

  /// What a shell does, in which `start "$@"` runs the program and `end $?` reports how it ended.
  /// `waitForJob` waits for the end of the first job, and sets `status`.
  package struct Script {
    package let text: String

    package init(_ text: String) {
      self.text = text
    }

    /// Runs the program in the foreground, and continues it when it has stopped.
    package static let foreground = Script(
      """
      start "$@"
      status=$?
      while [ $status -eq $((128 + \(SIGTSTP))) ]; do
        echo "stopped"
        fg > /dev/null
        status=$?
      done
      end $status
      """)
  }

  private static let prologue = """
    set -m
    trap : INT
    stty -g
    program=$0
    start() { sh -c 'echo "program $$"; exec "$0" "$@"' "$program" "$@"; }
    waitForJob() {
      status=$((128 + \(SIGTSTP)))
      while [ $status -eq $((128 + \(SIGTSTP))) ]; do wait %1; status=$?; done
    }
    end() { echo "ended $1"; stty -g; }

    """

  /// `POSIX_SPAWN_SETSID`, which glibc declares only for programs that ask for GNU extensions.
  #if canImport(Darwin)
    package static let newSession: Int16 = 0x400
  #else
    package static let newSession: Int16 = 0x80
  #endif

  /// Runs the product `name` on a terminal of its own.
  package init(
    _ name: String, _ arguments: [String] = [], environment: [String] = [],
    columns: UInt16 = 80, rows: UInt16 = 24, script: Script = .foreground
  ) {
    let path: String
    (controller, terminal, path) = openPseudoTerminal(columns: columns, rows: rows)
    initialSettings = PseudoTerminal.settings(of: terminal)
    let command = ["-c", PseudoTerminal.prologue + script.text, Program.path(ofProduct: name)]
    // The leader of a new session takes the first terminal that it opens as its controlling
    // terminal.
    shell = ChildProcess(
      "/bin/sh", command + arguments, environment: environment, flags: PseudoTerminal.newSession
    ) { actions in
      posix_spawn_file_actions_addopen(actions, STDIN_FILENO, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(actions, STDIN_FILENO, STDERR_FILENO)
    }
    transcript = Transcript(reading: controller)
  }

  /// Kills the program's process group, which is another than the shell's.
  deinit {
    for group in [programID, tcgetpgrp(controller)] where (group ?? 0) > 1 {
      kill(-(group ?? 0), SIGKILL)
    }
    close(controller)
    close(terminal)
  }

  /// Everything that has been read from the terminal.
  package var text: String { transcript.text }

  /// Returns whether `text` has been read from the terminal.
  package func hasWritten(_ text: String) -> Bool {
    self.text.contains(text)
  }

  /// The response to the query for a private mode that no terminal has.
  package var unknownModeResponse: String {
    let query = text.matches(of: /\u{1B}\[\?([0-9]{5})\$p/).last
    return query.map { "\u{1B}[?\($0.1);0$y" } ?? ""
  }

  /// Types `keys`.
  package func type(_ keys: String) {
    send(keys, to: controller)
  }

  /// Types `keys`, however many, and reads meanwhile what the program writes; `false` if the
  /// program does not read them in time.
  package func pour(_ keys: String) -> Bool {
    pour(Array(keys.utf8))
  }

  /// Sends `bytes`, as ``pour(_:)`` types keys.
  package func pour(_ bytes: [UInt8]) -> Bool {
    transcript.read(whileWriting: bytes)
  }

  /// Writes to the terminal until it accepts no more bytes before it is read again.
  package func fill() {
    TerminalHarness.fill(terminal)
  }

  /// Sends a signal to the process group of the program.
  package func signal(_ number: Int32) {
    kill(-(programID ?? tcgetpgrp(controller)), number)
  }

  /// Reads until the output contains `text`; `false` if it does not in time.
  package func shows(_ text: String) -> Bool {
    shows { $0.contains(text) }
  }

  /// Reads until the output satisfies `isComplete`; `false` if it does not in time.
  package func shows(_ isComplete: (String) -> Bool) -> Bool {
    transcript.read(until: isComplete) == .satisfied
  }

  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Waits for the program's end and returns its exit status as the shell reports it, which is 128
  /// more than the signal that ended it; `nil` if it does not end in time.
  package func waitForExit() -> Int32? {
    _ = shows { PseudoTerminal.report(in: $0).count > 2 }
    return PseudoTerminal.report(in: text).first.flatMap { Int32($0) }
  }

  /// The exit status and the terminal's settings, as the shell prints them when the program has
  /// ended, and what follows them. The guardian may write between them and afterwards.
  private static func report(in text: String) -> [Substring] {
    guard let start = text.ranges(of: "ended ").last?.upperBound else { return [] }
    return text[start...].split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The program's process, once the terminal has been read up to its beginning.
  package var programID: pid_t? {
    guard let start = text.firstRange(of: "program ")?.upperBound else { return nil }
    let line = text[start...].prefix { !$0.isNewline }
    return line.endIndex == text.endIndex ? nil : pid_t(line)
  }

  /// Whether the shell found the terminal's settings after the program as they were before it.
  package var hasRestoredSettings: Bool {
    let report = PseudoTerminal.report(in: text)
    return report.count > 2 && report[1] == text.split { $0.isNewline }.first
  }

  /// Waits until a signal has stopped the program.
  package func waitUntilStopped() {
    #if !canImport(Darwin)
      guard let programID else { return }
      while !ProcessState.isStopped(programID) { sched_yield() }
    #endif
  }

  /// Waits until the program has ended, without reading what it writes.
  package func waitForEndWithoutReading() {
    while let programID, kill(programID, 0) == 0 { sched_yield() }
  }

  /// Reads until all modes are those of a terminal at first; `false` if they are not in time.
  package func resetsModes() -> Bool {
    shows { PseudoTerminal.changedModes(in: $0).isEmpty }
  }

  /// Whether the terminal's settings are now as they were before the program.
  package var hasInitialSettings: Bool {
    PseudoTerminal.settings(of: terminal) == initialSettings
  }

  /// Waits until all modes and settings are as they were before the program; `false` if they are
  /// not in time. The guardian may restore them after the shell has reported the program's end,
  /// and writes nothing if only the settings have changed.
  package func isRestoredInTheEnd() -> Bool {
    guard resetsModes() else { return false }
    let deadline = ContinuousClock.now + Transcript.timeout
    while !hasInitialSettings {
      guard ContinuousClock.now < deadline else { return false }
      sched_yield()
    }
    return true
  }

  private static func settings(of terminal: CInt) -> [UInt8] {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }

  /// The private modes that differ from a terminal's initial ones after everything that was
  /// written, or after everything before `end`.
  package func changedModes(before end: String? = nil) -> Set<String> {
    let end = end.flatMap { text.firstRange(of: $0)?.lowerBound } ?? text.endIndex
    return PseudoTerminal.changedModes(in: text[..<end])
  }

  private static func changedModes(in text: some StringProtocol) -> Set<String> {
    var changed: Set<String> = []
    for sequence in text.split(separator: "\u{1B}[?").dropFirst() {
      let number = String(sequence.prefix { $0.isNumber })
      let isOn = sequence.dropFirst(number.count).first == "h"
      guard isOn || sequence.dropFirst(number.count).first == "l" else { continue }
      let isInitiallyOn = number == "25" || number == "7"
      if isOn == isInitiallyOn { changed.remove(number) } else { changed.insert(number) }
    }
    return changed
  }
}
