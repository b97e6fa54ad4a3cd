import CTerminal
import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct CapturedOutputTests {
  @Test func completeLinesAreKeptUntilTheyAreShown() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      dup2(pair.descriptor, STDOUT_FILENO)
      guard let device = Device(path: pair.path), device.beginGuard() == 0 else { _exit(1) }
      terminal_guard_arm()
      var output = CapturedOutput()
      print("one\ntwo\nthr", terminator: "")
      fflush(nil)
      while output.nextLines() == nil { sched_yield() }
      precondition(output.nextLines() == "one\ntwo")
      output.didShow()
      precondition(output.nextLines() == nil)
      print("ee")
      while output.nextLines() == nil { sched_yield() }
      precondition(output.nextLines() == "three")
      // What the terminal has not received is shown at the end.
      terminal_guard_restore()
      precondition(pair.output() == "three\r\n")
    }
  }

  @Test func beginsWithAnEllipsisIfOtherLinesAreLost() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      dup2(pair.descriptor, STDOUT_FILENO)
      guard let device = Device(path: pair.path), device.beginGuard() == 0 else { _exit(1) }
      terminal_guard_arm()
      var output = CapturedOutput()
      // One byte more than is kept.
      let line = String(repeating: "é", count: 1 << 15)
      print(line)
      fflush(nil)
      while output.nextLines() == nil { sched_yield() }
      precondition(output.nextLines() == "…" + line.dropFirst())
      output.didShow()
      print("next")
      fflush(nil)
      while output.nextLines() == nil { sched_yield() }
      precondition(output.nextLines() == "next")
      terminal_guard_restore()
      precondition(pair.output() == "next\r\n")
    }
  }
}
