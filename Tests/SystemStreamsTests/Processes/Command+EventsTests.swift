import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import SystemStreams

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct CommandEventsTests {
  private let scheduler = TestScheduler()

  @Test func publishesLinesAndTheEnd() async throws {
    let command = Command(shell: "echo a; echo b >&2; exit 3")
    var events: [CommandEvent] = []
    for try await event in command.events(on: .system).values { events.append(event) }
    #expect(Set(events) == [.output("a"), .error("b"), .ended(.status(3))])
    #expect(events.last == .ended(.status(3)))
  }

  @Test func runsOnceForEachSubscription() async throws {
    let command = Command(shell: "echo $$").lines(on: .system)
    let (first, second) = (Recorder(command), Recorder(command))
    #expect(try await first.next() != second.next())
  }

  @Test func waitsForTheProgramAfterTheEndOfItsOutput() async throws {
    let file = try TestFile()
    let command = Command(shell: "exec >&- 2>&-; while [ ! -s \(file.path) ]; do sleep 0.01; done")
    let recorder = Recorder(command.events(on: .system))
    try file.write("go")
    #expect(try await recorder.next() == .ended(.status(0)))
  }

  // MARK: Cancelling

  /// Runs a script until it has written a line with the number of a process, and cancels it.
  private func cancel(_ script: String) async throws -> pid_t {
    let recorder = Recorder(Command(shell: script).lines(on: scheduler))
    while recorder.values.isEmpty {
      scheduler.advance()
      await Task.yield()
    }
    recorder.cancel()
    return try #require(pid_t(recorder.values[0]))
  }

  /// Waits until a process has ended and been reaped.
  private func end(of id: pid_t) async {
    while kill(id, 0) == 0 { await Task.yield() }
    #expect(errno == ESRCH)
  }

  @Test(arguments: [
    "echo $$; sleep 1000", "echo $$; exec >&- 2>&-; sleep 1000", "echo $$; kill -STOP $$",
  ])
  func cancellingTerminatesTheProgram(script: String) async throws {
    await end(of: try await cancel(script))
    // Programs that it has started may be left to be killed.
    scheduler.advance(by: .seconds(1))
    #expect(scheduler.scheduled == 0)
  }

  @Test func cancellingTerminatesItsGroup() async throws {
    await end(of: try await cancel("sleep 1000 & echo $!; wait"))
  }

  @Test func aProgramThatIgnoresTheSignalIsKilledAfterTheGracePeriod() async throws {
    let id = try await cancel("trap '' TERM; echo $$; while true; do sleep 1000; done")
    scheduler.advance(by: .milliseconds(999))
    #expect(kill(id, 0) == 0)
    scheduler.advance(by: .milliseconds(1))
    await end(of: id)
    #expect(scheduler.scheduled == 0)
  }

  @Test func theRestOfItsGroupIsKilledAfterTheGracePeriod() async throws {
    let id = try await cancel(
      "(trap '' TERM; while true; do sleep 1000; done) & echo $!; trap 'exit' TERM; wait")
    scheduler.advance(by: .milliseconds(999))
    #expect(kill(id, 0) == 0)
    scheduler.advance(by: .milliseconds(1))
    await end(of: id)
  }
}
