import CTerminal
import TerminalHarness
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.timeLimit(.minutes(5))) struct CapturedOutputTests {
  @Test func isTakenOnce() async {
    await #expect(processExitsWith: .success) {
      let pair = TerminalPair()
      dup2(pair.descriptor, STDOUT_FILENO)
      guard let device = Device(path: pair.path), device.beginGuard() == 0 else { _exit(1) }
      terminal_guard_arm()
      let text = String(repeating: "0123456789", count: 1_000)
      print(text)
      var bytes: [UInt8] = []
      while bytes.count <= text.utf8.count { bytes += CapturedOutput.take() }
      precondition(bytes == Array((text + "\n").utf8))
      precondition(CapturedOutput.take() == [])
      terminal_guard_restore()
      precondition(pair.output() == "")
    }
  }
}
