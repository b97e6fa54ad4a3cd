import TerminalHarness
import TestSupport
import Testing
import TextBackend

@testable import Runner

@MainActor @Suite(.watchdog) struct JobListTests {
  @Test func eachLineFollowsItsJob() {
    let jobs = ["make", "make test"].map(Job.init)
    let screen = Screen(columns: 36, rows: 2, alignment: .topLeading) { JobList(jobs: jobs) }
    #expect(screen.text.split(separator: "\n").map { $0.dropFirst() } == [" make", " make test"])
    jobs[0].receive(.output("compiling a"))
    jobs[0].receive(.error("compiling b"))
    jobs[1].receive(.output("test 1"))
    #expect(screen.text.contains(" make      compiling b"))
    jobs[0].receive(.ended(.status(0)))
    jobs[1].receive(.ended(.status(2)))
    #expect(
      screen.text == """
        ✓ make      compiling b
        ✗ make test status 2
        """)
  }

  @Test func theStatusTellsOfFailuresAndOfCommandsThatHaveNotEnded() {
    #expect(Runner.status(of: [.success, .success]) == 0)
    #expect(Runner.status(of: [.success, .failure("status 2")]) == 1)
    #expect(Runner.status(of: [.failure("status 2"), nil]) == 130)
  }
}

@Suite(.serialized, .watchdog) struct RunnerTests {
  @Test func leavesTheOutcomesOnTheTerminal() {
    let terminal = PseudoTerminal("Runner", ["echo one", "echo two; exit 3"])
    #expect(terminal.waitForExit() == 1)
    #expect(terminal.hasWritten("echo two; exit 3: two"))
    #expect(terminal.hasWritten("status 3"))
    #expect(terminal.changedModes() == [])
  }

  @Test func controlCTerminatesTheCommands() throws {
    let terminal = PseudoTerminal(
      "Runner", ["trap 'sleep 0.1; exit' TERM; echo begun; while :; do sleep 0.1; done"])
    try #require(terminal.shows("begun"))
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() == 130)
    #expect(terminal.changedModes() == [])
  }

  @Test func writesTheOutcomesIntoAPipe() {
    let terminal = PseudoTerminal(
      "Runner", script: .init("\"$program\" 'echo one' | sed 's/.*/<&>/'; end 0"))
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.hasWritten("echo one one>"))
  }

  @Test func showsAllLinesUntilQuit() throws {
    let terminal = PseudoTerminal("Runner", ["-l", "echo one; echo two"])
    try #require(terminal.shows("echo one; echo two: two"))
    #expect(terminal.hasWritten("echo one; echo two: one"))
    try #require(terminal.shows("✓"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.changedModes() == [])
  }

  @Test func needsACommand() {
    let terminal = PseudoTerminal("Runner", [])
    #expect(terminal.waitForExit() == 64)
    #expect(terminal.hasWritten("Usage: Runner [-l] COMMAND…"))
  }
}
