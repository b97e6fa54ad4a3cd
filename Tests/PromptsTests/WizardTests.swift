import TerminalHarness
import TestSupport
import Testing

/// Questions on a terminal, asked by the example program.
@Suite(.serialized, .watchdog) struct WizardTests {
  private func run(_ command: String) -> PseudoTerminal {
    PseudoTerminal("Wizard", script: .init(command + "; end $?"))
  }

  @Test(arguments: [
    "answer=$(\"$program\"); echo \"<$answer>\"", "\"$program\" | sed 's/.*/<&>/'",
    "answer=$(\"$program\" < /dev/null); echo \"<$answer>\"",
  ])
  func theQuestionsAreOnTheTerminalAndTheAnswerInThePipe(command: String) throws {
    let terminal = run(command)
    try #require(terminal.shows("demo"))
    terminal.type("blob\r")
    try #require(terminal.shows("8080"))
    terminal.type("\r")
    try #require(terminal.shows("plugin"))
    terminal.type("exe\r")
    try #require(terminal.shows("[ ]"))
    terminal.type(" \r")
    try #require(terminal.shows("Yes"))
    terminal.type("y")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("<NAME=blob PORT=8080 KIND=executable TOOLS='git'>"))
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  @Test func answersMayBeTypedBeforeTheirQuestions() throws {
    let terminal = run("\"$program\" | sed 's/.*/<&>/'")
    try #require(terminal.shows("demo"))
    terminal.type("blob\r")
    try #require(terminal.shows("8080"))
    terminal.type("\rexe\r \ry")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("<NAME=blob PORT=8080 KIND=executable TOOLS='git'>"))
    #expect(terminal.changedModes() == [])
  }

  enum CancelKey: String, CaseIterable {
    case controlC = "\u{3}"
    case escape = "\u{1B}"
  }

  @Test(arguments: CancelKey.allCases)
  func aCancelledQuestionHasAStatus(key: CancelKey) throws {
    let terminal = run("answer=$(\"$program\"); status=$?; echo \"<$answer>\"; (exit $status)")
    try #require(terminal.shows("demo"))
    terminal.type(key.rawValue)
    #expect(terminal.waitForExit() == 130)
    #expect(terminal.hasWritten("<>"))
    #expect(terminal.hasRestoredSettings)
    #expect(terminal.changedModes() == [])
  }

  #if os(Linux)
    @Test func withoutATerminalTheStatusSaysSo() {
      let terminal = run("setsid -w \"$program\" < /dev/null 2>&1 | sed 's/.*/<&>/'; end 0")
      #expect(terminal.waitForExit() == 0)
      #expect(terminal.hasWritten("<The terminal cannot be opened: "))
    }
  #endif
}
