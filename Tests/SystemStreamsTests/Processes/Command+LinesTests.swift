import Signals
import SystemStreams
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct CommandLinesTests {
  /// Runs a script until it ends; returns its lines and its failure.
  private func run(
    _ script: String, mergesErrors: Bool = false
  ) async -> (lines: [String], failure: CommandFailure?) {
    var command = Command(shell: script)
    command.mergesErrors = mergesErrors
    var lines: [String] = []
    do {
      for try await line in command.lines(on: .system).values { lines.append(line) }
    } catch {
      return (lines, error)
    }
    return (lines, nil)
  }

  @Test func publishesLinesOfStandardOutput() async {
    let (lines, failure) = await run("echo one; echo no >&2; echo; printf 'two'")
    #expect(lines == ["one", "", "two"])
    #expect(failure == nil)
  }

  @Test func mergesLinesOfStandardErrorInOrder() async {
    let (lines, _) = await run("echo 1; echo 2 >&2; echo 3; echo 4 >&2", mergesErrors: true)
    #expect(lines == ["1", "2", "3", "4"])
  }

  @Test func cutsLongLines() async {
    let (lines, _) = await run("head -c 200000 /dev/zero | tr '\\0' a; echo; echo b")
    #expect(lines.map(\.utf8.count) == [65_536, 1])
  }

  @Test func failsWithTheStatus() async {
    #expect(await run("echo a; exit 3") == (["a"], .ended(.status(3), message: "")))
    #expect(await run("kill -9 $$").failure == .ended(.signal(9), message: ""))
  }

  @Test func failsWithTheLastLineOfStandardError() async {
    let failure = await run("echo first >&2; printf 'bad \\033[2J\\n\\n' >&2; exit 3").failure
    #expect(failure == .ended(.status(3), message: "bad \u{1B}[2J"))
    #expect(failure?.description == "The program has ended with status 3: bad \u{FFFD}[2J")
  }

  @Test func endsAProgramWhenNoMoreLinesAreNeeded() async {
    var lines: [String] = []
    let output = Command("yes").lines(on: .system).replaceError(with: "failed").prefix(3)
    for await line in output.values { lines.append(line) }
    #expect(lines == ["y", "y", "y"])
  }
}
