import Signals
import Synchronization
import TestSupport
import Testing

@testable import DemoSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct ProcessOutputTests {
  /// Runs a command of the shell until it ends; returns its lines and its failure.
  private func run(_ command: String) async -> (lines: [String], failure: ProcessOutput.Failure?) {
    var lines: [String] = []
    do {
      for try await line in ProcessOutput("sh", "-c", command).values { lines.append(line) }
    } catch {
      return (lines, error)
    }
    return (lines, nil)
  }

  @Test func publishesLines() async {
    let (lines, failure) = await run("echo one; echo; printf 'two'")
    #expect(lines == ["one", "", "two"])
    #expect(failure == nil)
  }

  @Test func cutsLongLines() async {
    let (lines, _) = await run("head -c 200000 /dev/zero | tr '\\\\0' a; echo; echo b")
    #expect(lines.map(\.utf8.count) == [65_536, 1])
  }

  @Test func failsWithTheStatus() async {
    #expect(await run("echo a; exit 3") == (["a"], .status(3)))
    #expect(await run("kill -9 $$").failure == .signal(9))
    #expect(await run("cat").failure == nil)
  }

  @Test func failsWithoutAProgram() async {
    var failure: ProcessOutput.Failure?
    do {
      for try await _ in ProcessOutput("/no/such/program").values {}
    } catch {
      failure = error
    }
    #expect(failure == .notStarted(ENOENT))
  }

  @Test(arguments: ["sleep 1000", "trap '' TERM; while true; do sleep 1000; done"])
  func cancellingEndsTheProgram(command: String) async throws {
    let lines = ProcessOutput("sh", "-c", "echo $$; \(command)").replaceError(with: "failed")
    var pid: pid_t = 0
    for await line in lines.prefix(1).values { pid = try #require(pid_t(line)) }
    // The reader's thread reaps the program. Its number vanishes then.
    while kill(pid, 0) == 0 { await Task.yield() }
    #expect(errno == ESRCH)
  }

  @Test func endsWhenNoMoreLinesAreNeeded() async {
    var lines: [String] = []
    let output = ProcessOutput("yes").replaceError(with: "failed").prefix(3)
    for await line in output.values { lines.append(line) }
    #expect(lines == ["y", "y", "y"])
  }
}
