import CTerminal
import TerminalHarness
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The guard of one terminal in this process.
@Suite(.serialized, .timeLimit(.minutes(5))) struct GuardTests {
  /// Registers `pair` with the guard, runs `body`, and unregisters it.
  private func withGuard(_ pair: TerminalPair, _ body: () -> Void) {
    var modes = pair.modes
    #expect(terminal_guard_begin(pair.descriptor, &modes) == 0)
    body()
    terminal_guard_set_undo(nil, 0)
    terminal_guard_end()
  }

  private func setUndo(_ text: String) -> CInt {
    let bytes = Array(text.utf8)
    return terminal_guard_set_undo(bytes, bytes.count)
  }

  private func makeRaw(_ pair: TerminalPair) {
    var raw = pair.modes
    cfmakeraw(&raw)
    tcsetattr(pair.descriptor, TCSANOW, &raw)
  }

  @Test func restoresOnceAfterEachArming() {
    let pair = TerminalPair()
    withGuard(pair) {
      #expect(setUndo("undo") == 0)
      #expect(!terminal_guard_restore())
      for _ in 0..<2 {
        terminal_guard_arm()
        makeRaw(pair)
        #expect(!pair.isCooked)
        #expect(terminal_guard_restore())
        #expect(pair.isCooked)
        #expect(pair.output() == "undo")
        #expect(!terminal_guard_restore())
        #expect(pair.output() == "")
      }
    }
  }

  @Test func writesTheLastUndoBytes() {
    let pair = TerminalPair()
    withGuard(pair) {
      for text in ["one", "two", "three"] { #expect(setUndo(text) == 0) }
      terminal_guard_arm()
      terminal_guard_restore()
      #expect(pair.output() == "three")
    }
  }

  @Test func rejectsTooManyUndoBytes() {
    let pair = TerminalPair()
    withGuard(pair) {
      let most = String(repeating: "u", count: Int(TERMINAL_GUARD_CAPACITY))
      #expect(setUndo(most) == 0)
      #expect(setUndo(most + "x") == EMSGSIZE)
      terminal_guard_arm()
      terminal_guard_restore()
      #expect(pair.output() == most)
    }
  }

  @Test func discardsUnreadInput() {
    let pair = TerminalPair()
    withGuard(pair) {
      makeRaw(pair)
      pair.type("unread")
      terminal_guard_arm()
      terminal_guard_restore()
      #expect(!pair.hasInput)
    }
  }

  @Test func restoresTheModesOfATerminalThatAcceptsNoBytes() {
    let pair = TerminalPair()
    withGuard(pair) {
      #expect(setUndo("undo") == 0)
      makeRaw(pair)
      pair.fill()
      terminal_guard_arm()
      #expect(terminal_guard_restore())
      #expect(pair.isCooked)
    }
  }

  @Test func leavesABlockingDescriptorBlocking() {
    let pair = TerminalPair()
    withGuard(pair) {
      terminal_guard_arm()
      terminal_guard_restore()
      #expect(fcntl(pair.descriptor, F_GETFL) & O_NONBLOCK == 0)
    }
  }

  @Test func reinstallsThePreviousHandlers() {
    let pair = TerminalPair()
    func handler(of number: CInt) -> UInt {
      var action = sigaction()
      sigaction(number, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    }
    let numbers = [SIGSEGV, SIGILL, SIGTERM, SIGWINCH, SIGTSTP]
    let before = numbers.map(handler)
    withGuard(pair) { #expect(numbers.map(handler) != before) }
    #expect(numbers.map(handler) == before)
  }
}

/// Signals end the process, so each test runs in a process of its own.
@Suite(.timeLimit(.minutes(5))) struct GuardSignalTests {
  @Test func reportsSignalsInOrder() async {
    await #expect(processExitsWith: .success) {
      unblockSignals()
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      let numbers = [SIGWINCH, SIGCONT, SIGTERM, SIGWINCH]
      for number in numbers { raise(number) }
      var bytes = [UInt8](repeating: 0, count: 10)
      let count = read(terminal_guard_signal_descriptor(), &bytes, bytes.count)
      precondition(bytes.prefix(max(0, count)).map(CInt.init) == numbers)
      precondition(read(terminal_guard_signal_descriptor(), &bytes, 1) < 0)
    }
  }

  @Test func appendsToCapturedStandardError() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      dup2(pair.descriptor, STDERR_FILENO)
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      write(STDERR_FILENO, "a", 1)
      lseek(STDERR_FILENO, 0, SEEK_SET)
      write(STDERR_FILENO, "b", 1)
      terminal_guard_restore()
      precondition(pair.output() == "ab")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSecondRequestToEndEndsTheProcess(number: CInt) async {
    await #expect(processExitsWith: .signal(number)) { [number] in
      unblockSignals()
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      raise(number)
      raise(number)
    }
  }

  @Test func anAcknowledgedRequestDoesNotCount() async {
    await #expect(processExitsWith: .success) {
      unblockSignals()
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      for _ in 0..<3 {
        raise(SIGTERM)
        terminal_guard_acknowledge_requests()
      }
    }
  }

  @Test func passesASentFatalSignalToThePreviousHandler() async {
    await #expect(processExitsWith: .exitCode(7)) {
      unblockSignals()
      signal(SIGABRT) { _ in _exit(7) }
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      raise(SIGABRT)
    }
  }

  @Test func passesAFaultToThePreviousHandler() async {
    await #expect(processExitsWith: .exitCode(8)) {
      unblockSignals()
      signal(SIGSEGV) { _ in _exit(8) }
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }
  }

  @Test func terminatesWithTheSignalsDefaultAction() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      signal(SIGTERM, SIG_IGN)
      terminal_guard_terminate(SIGTERM)
    }
  }
}

/// A program on a terminal of its own, which is restored however the program ends.
@Suite(.timeLimit(.minutes(5))) struct GuardProgramTests {
  /// Runs the program, presses `key`, and returns its exit status and what it wrote after the
  /// session.
  private func run(pressing key: String, _ end: (PseudoTerminal) -> Void = { _ in }) throws
    -> (status: Int32?, output: Substring)
  {
    let terminal = PseudoTerminal("CrashTestApp")
    try #require(terminal.shows("Ready"))
    terminal.type(key)
    end(terminal)
    let status = terminal.waitForExit()
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
    let end = terminal.text.ranges(of: "\u{1B}[?1049l").last?.upperBound
    return (status, terminal.text[(end ?? terminal.text.startIndex)...])
  }

  @Test func restoresTheTerminalBeforeAFatalError() throws {
    let (status, output) = try run(pressing: "f")
    #expect([128 + SIGILL, 128 + SIGTRAP].contains(status))
    #expect(output.contains("The invariant is broken."))
  }

  @Test func restoresTheTerminalOnExit() throws {
    #expect(try run(pressing: "x").status == 3)
  }

  @Test func printsStandardErrorAfterTheSession() throws {
    let (status, output) = try run(pressing: "w") { $0.type("q") }
    #expect(status == 0)
    #expect(output.contains("A warning."))
  }

  @Test func printsTheEndOfMuchStandardError() throws {
    let (status, output) = try run(pressing: "l") { $0.type("q") }
    #expect(status == 0)
    #expect(!output.contains("The first line."))
    #expect(output.contains("....The end."))
  }

  @Test func aSecondSignalEndsAProgramThatHangs() throws {
    let (status, _) = try run(pressing: "h") { terminal in
      #expect(terminal.shows("hanging"))
      terminal.signal(SIGTERM)
      terminal.signal(SIGHUP)
    }
    #expect([128 + SIGTERM, 128 + SIGHUP].contains(status))
  }
}
