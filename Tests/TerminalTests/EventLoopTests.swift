import Signals
import Testing

@testable import Terminal

@MainActor @Suite(.timeLimit(.minutes(5))) struct EventLoopTests {
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

  @Test func wakesWhileAsleep() {
    let wakes = CurrentValueSubject<Int, Never>(0)
    let isOver = CurrentValueSubject<Bool, Never>(false)
    Task.detached { [loop] in
      while !loop.isAsleep, !isOver.value { await Task.yield() }
      if isOver.value { return }
      wakes.value += 1
      loop.wake()
    }
    var descriptors: [PollDescriptor] = []
    // Without a wake-up the loop sleeps for ten seconds, and no wake-up is counted.
    loop.sleep(&descriptors, atMost: .seconds(10))
    isOver.value = true
    #expect(wakes.value == 1)
  }

  @Test func wakesFromTheNextSleep() async {
    await Task.detached { [loop] in loop.wake() }.value
    var descriptors: [PollDescriptor] = []
    loop.sleep(&descriptors)
  }

  @Test func sleepsAgainAfterAWakeUp() {
    let pipe = WakePipe()
    var descriptors = [PollDescriptor(descriptor: pipe.reader)]
    loop.wake()
    loop.sleep(&descriptors)
    #expect(!descriptors[0].isReadable)
    pipe.signal()
    loop.sleep(&descriptors)
    #expect(descriptors[0].isReadable)
  }

  @Test func returnsAtOnceForAPastDeadline() {
    var descriptors: [PollDescriptor] = []
    loop.sleep(&descriptors, atMost: .seconds(-5))
  }
}
