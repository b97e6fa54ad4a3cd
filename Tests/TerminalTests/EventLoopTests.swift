import Signals
import Testing

@testable import Terminal

@MainActor @Suite struct EventLoopTests {
  private let loop = EventLoop()
  private let log = CurrentValueSubject<String, Never>("")

  private func note(_ letter: String, after delay: Duration = .zero) -> AnyCancellable {
    loop.schedule(after: delay) { [log] in log.value += letter }
  }

  @Test func runsJobsInOrder() {
    let jobs = [note("a"), note("b"), note("c", after: .seconds(3_600))]
    loop.runDue()
    #expect(log.value == "ab")
    withExtendedLifetime(jobs) {}
  }

  @Test func wakesForAJob() {
    let job = note("a", after: .milliseconds(1))
    var files: [File] = []
    while log.value.isEmpty {
      loop.sleep(&files)
      loop.runDue()
    }
    #expect(log.value == "a")
    withExtendedLifetime(job) {}
  }

  @Test func wakesWhenToldFromAnotherThread() async {
    await Task.detached { [loop] in loop.wake() }.value
    var files: [File] = []
    loop.sleep(&files)
  }
  @Test func doesNotSleepUntilWhatIsPast() {
    var files: [File] = []
    loop.sleep(&files, atMost: .seconds(-5))
  }
}
