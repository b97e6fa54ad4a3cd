import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct SessionOutputTests {
  private func output() -> SessionOutput {
    let output = SessionOutput()
    output.direct(to: .session {})
    return output
  }

  @Test func keepsALineUntilItIsComplete() {
    let output = output()
    output.write("a")
    #expect(output.takeLines() == nil)
    output.write("b\nc\nd")
    #expect(output.takeLines() == "ab\nc")
    #expect(output.takeLines() == nil)
    #expect(output.direct(to: .standardOutput) == "d")
  }

  @Test func dropsOldLinesOfATerminalThatIsStalled() {
    let output = output()
    let line = String(repeating: "x", count: 1_000) + "\n"
    for _ in 0..<3_000 { output.write(line) }
    output.write("last\n")
    let lines = output.takeLines() ?? ""
    #expect(lines.utf8.count <= SessionOutput.limit + line.utf8.count)
    #expect(lines.hasPrefix("…\nxxx"))
    #expect(lines.hasSuffix("last"))
  }
}
