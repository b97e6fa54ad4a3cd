import CTerminal
import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is written to the standard streams, each time in a process of its own.
@Suite(.watchdog) struct CapturedStreamsTests {
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

  @Test func capturesTheStandardStreamsInOrder() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      dup2(pair.descriptor, STDOUT_FILENO)
      dup2(pair.descriptor, STDERR_FILENO)
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      print("one")
      write(STDERR_FILENO, "two\n", 4)
      print("three")
      precondition(pair.output() == "")
      terminal_guard_restore()
      precondition(pair.output() == "one\r\ntwo\r\nthree\r\n")
      print("four")
      precondition(pair.output() == "four\r\n")
    }
  }

  @Test func leavesStreamsAtOtherTerminalsAlone() async {
    await #expect(processExitsWith: .success) {
      let (pair, other) = (TerminalPair(), TerminalPair())
      dup2(other.descriptor, STDERR_FILENO)
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      write(STDERR_FILENO, "a", 1)
      precondition(other.output() == "a")
      terminal_guard_restore()
      precondition(pair.output() == "")
    }
  }

  @Test func givesAwayCapturedOutput() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      dup2(pair.descriptor, STDERR_FILENO)
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      write(STDERR_FILENO, "a", 1)
      var (number, byte) = (UInt8(255), UInt8(0))
      var event = pollfd(
        fd: terminal_guard_signal_descriptor(), events: Int16(POLLIN), revents: 0)
      precondition(poll(&event, 1, 60_000) == 1)
      precondition(read(terminal_guard_signal_descriptor(), &number, 1) == 1)
      precondition(number == TERMINAL_GUARD_OUTPUT)
      var (start, isCutOff) = (UInt64(0), true)
      precondition(terminal_guard_copy_output(&byte, 1, &start, &isCutOff) == 1 && byte == 0x61)
      precondition(!isCutOff)
      terminal_guard_drop_output(start + 1)
      precondition(terminal_guard_copy_output(&byte, 1, &start, &isCutOff) == 0)
      terminal_guard_restore()
      precondition(pair.output() == "")
    }
  }

  @Test func keepsOnlyTheEndOfMuchOutput() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      dup2(pair.descriptor, STDERR_FILENO)
      var modes = pair.modes
      terminal_guard_begin(pair.descriptor, &modes)
      terminal_guard_arm()
      let line = Array((String(repeating: "é", count: 49) + "\n").utf8)
      for _ in 0..<10_000 { write(STDERR_FILENO, line, line.count) }
      // The terminal's buffer is smaller than what is shown, so the rest is given up.
      terminal_guard_restore()
      let output = pair.output()
      precondition(output.hasPrefix("…é") && !output.contains("\u{FFFD}\u{FFFD}"))
    }
  }
}
