import Signals
import Testing

@testable import Terminal

@MainActor @Suite(.timeLimit(.minutes(1))) struct EventLoopTests {
  private let loop = EventLoop()
  private let log = CurrentValueSubject<String, Never>("")

  private func schedule(_ letter: String, after delay: Duration = .zero) -> AnyCancellable {
    loop.schedule(after: delay) { [log] in log.value += letter }
  }

  @Test func runsJobsInOrder() {
    let jobs = [schedule("a"), schedule("b"), schedule("c", after: .seconds(3_600))]
    loop.runDue()
    #expect(log.value == "ab")
    withExtendedLifetime(jobs) {}
  }

  @Test func wakesForADueJob() {
    let job = schedule("a", after: .milliseconds(1))
    var descriptors: [PollDescriptor] = []
    while log.value.isEmpty {
      loop.sleep(&descriptors)
      loop.runDue()
    }
    #expect(log.value == "a")
    withExtendedLifetime(job) {}
  }

  @Test func wakesFromAnotherThread() async {
    await Task.detached { [loop] in loop.wake() }.value
    var descriptors: [PollDescriptor] = []
    loop.sleep(&descriptors)
  }
  @Test func returnsAtOnceForAPastDeadline() {
    var descriptors: [PollDescriptor] = []
    loop.sleep(&descriptors, atMost: .seconds(-5))
  }
}
