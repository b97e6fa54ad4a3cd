import Signals
import SignalsTesting
import SystemStreams
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Each test has a signal of its own, because handlers belong to the process.
@Suite(.watchdog) struct SystemSignalTests {
  /// Returns a recorder of the numbers of arrivals.
  private func record(_ signal: CInt) -> Recorder<Int, SystemSignalFailure> {
    Recorder(SystemSignal(signal).events(on: .system).scan(0) { count, _ in count + 1 })
  }

  /// Returns whether a signal is handled as by default.
  private func isDefault(_ signal: CInt) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action.__sigaction_handler.sa_handler == nil
  }

  @Test func publishesWheneverTheSignalArrives() async throws {
    let recorder = record(SIGUSR1)
    kill(getpid(), SIGUSR1)
    #expect(try await recorder.next() == 1)
    kill(getpid(), SIGUSR1)
    #expect(try await recorder.next() == 2)
  }

  @Test func allSubscribersReceiveIt() async throws {
    let (first, second) = (record(SIGVTALRM), record(SIGVTALRM))
    kill(getpid(), SIGVTALRM)
    #expect(try await first.next() == 1)
    #expect(try await second.next() == 1)
  }

  @Test func handlesTheSignalOnlyWhileThereAreSubscribers() async throws {
    #expect(isDefault(SIGALRM))
    let (first, second) = (record(SIGALRM), record(SIGALRM))
    #expect(!isDefault(SIGALRM))
    first.cancel()
    #expect(!isDefault(SIGALRM))
    kill(getpid(), SIGALRM)
    #expect(try await second.next() == 1)
    second.cancel()
    #expect(isDefault(SIGALRM))
    let third = record(SIGALRM)
    kill(getpid(), SIGALRM)
    #expect(try await third.next() == 1)
  }

  @Test func refusesASignalThatASessionHandles() {
    let before = signal(SIGTSTP) { _ in }
    defer { signal(SIGTSTP, before) }
    #expect(record(SIGTSTP).completion == .failure(.handledBySession))
  }

  @Test(arguments: [SIGKILL, SIGSTOP, SIGSEGV, -1, 1_000])
  func refusesWhatCannotBeHandled(number: CInt) {
    #expect(record(number).completion == .failure(.system(EINVAL)))
  }

  @Test func leavesAnIgnoredSignalIgnored() {
    let before = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, before) }
    let recorder = record(SIGHUP)
    kill(getpid(), SIGHUP)
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
  }
}
