import CTerminal
import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Programs that end in ways that they do not notice themselves.
@Suite(.watchdog) struct GuardianTests {
  private func run(
    pressing key: String, _ arguments: [String] = []
  ) throws -> (terminal: PseudoTerminal, status: Int32?) {
    let terminal = PseudoTerminal("CrashTestApp", arguments)
    try #require(terminal.shows("Ready"))
    terminal.type(key)
    return (terminal, terminal.waitForExit())
  }

  @Test(arguments: [("n", 128 + SIGKILL), ("_", 4), ("o", 128 + SIGSEGV)] as [(String, Int32)])
  func restoresTheTerminal(key: String, status: Int32) throws {
    let (terminal, end) = try run(pressing: key)
    #expect(end == status)
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func restoresTheTerminalWithoutRobustMutexes() throws {
    let (terminal, status) = try run(pressing: "n", ["--without-robust-list"])
    #expect(status == 128 + SIGKILL)
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func canBeSwitchedOff() throws {
    let (terminal, status) = try run(pressing: "n", ["--without-guardian"])
    #expect(status == 128 + SIGKILL)
    #expect(terminal.changedModes() != [])
  }

  @Test func restoresTheTerminalDuringAnimation() throws {
    for _ in 0..<10 {
      let terminal = PseudoTerminal("CrashTestApp")
      try #require(terminal.shows("Ready"))
      terminal.type("a")
      try #require(terminal.shows("++++++++"))
      terminal.signal(SIGKILL)
      #expect(terminal.waitForExit() == 128 + SIGKILL)
      #expect(terminal.isRestoredInTheEnd())
    }
  }

  /// Where strace is at hand, which can kill a program at a given moment.
  @Test(.enabled(if: access("/usr/bin/strace", X_OK) == 0), arguments: 1...24)
  func restoresTheTerminalWhicheverCallOfTheStartIsTheLast(number: Int) {
    let script = PseudoTerminal.Script(
      """
      path=$program
      program=/usr/bin/strace
      start -o /dev/null -e inject=ioctl:signal=KILL:when=\(number) "$path"
      end $?
      """)
    let terminal = PseudoTerminal("CrashTestApp", script: script)
    // There may be fewer calls.
    _ = terminal.shows { $0.contains("Ready") || $0.contains("ended ") }
    terminal.type("q")
    #expect(terminal.waitForExit() != nil)
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func showsWhatTheProgramHasPrinted() throws {
    let (terminal, _) = try run(pressing: "wpn")
    #expect(terminal.shows("A line of output."))
    #expect(terminal.hasWritten("A warning."))
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func showsWhatAProgramPrintsThatHasTakenThePlace() throws {
    let (terminal, status) = try run(pressing: "e")
    #expect(status == 0)
    #expect(terminal.shows("replaced"))
    #expect(terminal.isRestoredInTheEnd())
  }

  @Test func leavesSettingsOfOthersAlone() throws {
    let (terminal, _) = try run(pressing: "s")
    // The guardian would have restored the settings first.
    #expect(terminal.resetsModes())
    #expect(!terminal.hasInitialSettings)
  }

  @Test func doesNothingAfterASession() throws {
    let (terminal, status) = try run(pressing: "q")
    #expect(status == 0)
    #expect(terminal.text.ranges(of: "\u{1B}[?1049h").count == 1)
    #expect(terminal.hasRestoredSettings)
  }

  @Test func isNoChildOfTheProgram() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      precondition(terminal_guard_start_guardian(pair.descriptor))
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      // There is no child to wait for.
      precondition(waitpid(-1, nil, 0) == -1 && errno == ECHILD)
      terminal_guard_end()
    }
  }

  /// A session that suspends its caller begins on a thread that may end long before it.
  @Test func outlivesTheThreadThatStartedIt() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      var modes = pair.modes
      withUnsafePointer(to: pair.descriptor) { descriptor in
        runOnAThread(UnsafeMutableRawPointer(mutating: descriptor)) { descriptor in
          precondition(terminal_guard_start_guardian(descriptor!.load(as: CInt.self)))
          return nil
        }
      }
      precondition(terminal_guard_begin(pair.descriptor, &modes) == 0)
      terminal_guard_set_undo(Array("undo".utf8), 4)
      terminal_guard_arm()
      // Enough time for the guardian to write, if it took the end of the thread for that of the
      // process.
      for _ in 0..<20 { _ = fork {} }
      precondition(terminal_guard_is_armed() && pair.output() == "")
      terminal_guard_restore()
      precondition(pair.output() == "undo")
      terminal_guard_end()
    }
  }

  @Test func isAbsentWhereProcessesAreForbidden() async {
    await #expect(processExitsWith: .success) {
      // Root may always fork.
      if getuid() == 0 { setuid(65_534) }
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      #if canImport(Darwin)
        setrlimit(RLIMIT_NPROC, &limit)
      #else
        setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit)
      #endif
      let pair = TerminalPair()
      precondition(!terminal_guard_start_guardian(pair.descriptor))
    }
  }
}

#if canImport(Darwin)
  private typealias ThreadBody =
    @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
#else
  private typealias ThreadBody =
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
#endif

/// Runs `body` on a new thread, and waits for the thread's end.
private func runOnAThread(_ argument: UnsafeMutableRawPointer, _ body: ThreadBody) {
  #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(&thread, nil, body, argument)
    pthread_join(thread!, nil)
  #else
    var thread = pthread_t()
    pthread_create(&thread, nil, body, argument)
    pthread_join(thread, nil)
  #endif
}
