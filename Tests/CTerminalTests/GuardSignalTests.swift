import CTerminal
import Foundation
import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Signals end the process, so each test runs in a process of its own.
@Suite(.watchdog) struct GuardSignalTests {
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

  @Test(arguments: [SIGINT, SIGTERM, SIGQUIT])
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

  @Test(arguments: [SIGINT, SIGTERM, SIGUSR1])
  func unblocksSignals(number: CInt) async {
    await #expect(processExitsWith: .signal(number)) { [number] in
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, nil)
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      raise(number)
      raise(number)
    }
  }

  @Test func leavesSignalsWithHandlersAlone() async {
    await #expect(processExitsWith: .exitCode(9)) {
      unblockSignals()
      signal(SIGUSR1) { _ in _exit(9) }
      signal(SIGPIPE, SIG_IGN)
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      raise(SIGPIPE)
      raise(SIGUSR1)
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

  @Test func severalHangupsAreOneRequest() async {
    await #expect(processExitsWith: .success) {
      unblockSignals()
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      for _ in 0..<3 { raise(SIGHUP) }
    }
  }

  @Test func requestsThatAreHeldDoNotEndTheProcess() async {
    await #expect(processExitsWith: .success) {
      unblockSignals()
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      raise(SIGTERM)
      terminal_guard_hold_requests()
      for _ in 0..<3 { raise(SIGTERM) }
    }
  }

  @Test(.deliversSignalsAtOnce) func passesASentFatalSignalToThePreviousHandler() async {
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

  @Test(.deliversSignalsAtOnce, arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalEndsAForkedProcessAndIsNotReported(number: CInt) async {
    await #expect(processExitsWith: .success) { [number] in
      unblockSignals()
      let pair = TerminalPair()
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      let end = fork {
        raise(SIGWINCH)
        raise(number)
      }
      precondition(end == .signal(number))
      var byte: UInt8 = 0
      precondition(read(terminal_guard_signal_descriptor(), &byte, 1) < 0)
      precondition(terminal_guard_is_armed())
    }
  }

  @Test(.deliversSignalsAtOnce)
  func aSignalWhileTheTerminalIsRestoredEndsTheProcessAfterwards() async {
    await #expect(processExitsWith: .success) {
      unblockSignals()
      let pair = TerminalPair()
      let end = fork {
        var modes = pair.modes
        terminal_guard_begin(pair.descriptor, &modes)
        terminal_guard_set_undo([0x75], 1)
        terminal_guard_arm()
        var raw = modes
        cfmakeraw(&raw)
        tcsetattr(pair.descriptor, TCSANOW, &raw)
        // The terminal accepts nothing, so restoring it takes a while.
        pair.fill()
        let thread = pthread_self()
        Thread.detachNewThread {
          while terminal_guard_is_armed() {}
          pthread_kill(thread, SIGUSR1)
        }
        terminal_guard_restore()
        while true { pause() }
      }
      precondition(end == .signal(SIGUSR1))
      precondition(pair.isCooked)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test under the thread sanitizer, which keeps signals until a function of its own
  /// returns, and does not let a child of `fork` start threads.
  fileprivate static var deliversSignalsAtOnce: Self {
    #if TSAN
      .disabled("The thread sanitizer delivers signals later.")
    #else
      .enabled(if: true)
    #endif
  }
}
