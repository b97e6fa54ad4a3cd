import TerminalHarness
import TestSupport
import Testing

/// Runs the program.
@Suite(.watchdog) struct MonitorTests {
  @Test func showsTheMachine() {
    let monitor = Program("Monitor", ["--interval", "0.05", "--plain", "--frames", "2"])
    #expect(monitor.waitForExit() == .status(0))
    #expect(monitor.text.contains("Command"))
    #expect(monitor.text.contains(/[1-9]\d* processes/))
    #expect(monitor.text.utf8.allSatisfy { $0 != 0x1B })
  }

  @Test func picturesShowAnExample() {
    let monitor = Program("Monitor", ["--ansi", "-"])
    #expect(monitor.waitForExit() == .status(0))
    #expect(monitor.text.contains("example"))
  }

  @Test(arguments: ["/proc", "-"])
  func takesNoFile(path: String) {
    let monitor = Program("Monitor", [path])
    #expect(monitor.waitForExit() == .status(64))
    #expect(monitor.text == "Monitor: \"\(path)\" is not expected.\n")
  }

  @Test func helpTellsTheInterval() {
    let monitor = Program("Monitor", ["--help"])
    #expect(monitor.waitForExit() == .status(0))
    #expect(monitor.text.contains("--interval SECONDS"))
  }
}
