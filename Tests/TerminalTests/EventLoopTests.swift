import Foundation
import Signals
import TestSupport
import Testing

@testable import Terminal

@MainActor @Suite(.watchdog) struct EventLoopTests {
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
    let late = schedule("late", after: .seconds(60))
    Thread.detachNewThread { [loop, log] in
      while !loop.isAsleep, log.value.isEmpty { sched_yield() }
      wakes.value += 1
      loop.wake()
    }
    // Jobs of the main actor end a sleep too. Without the wake-up it would last a minute.
    var descriptors: [PollDescriptor] = []
    while wakes.value == 0, log.value.isEmpty {
      loop.sleep(&descriptors)
      loop.runDue()
    }
    #expect(log.value == "")
    withExtendedLifetime(late) {}
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

  @Test func tellsThatItHasBeenWoken() {
    #expect(!loop.takeWake())
    loop.wake()
    #expect(loop.takeWake())
    #expect(!loop.takeWake())
    loop.wake()
    var descriptors: [PollDescriptor] = []
    #expect(loop.sleep(&descriptors))
    #expect(!loop.sleep(&descriptors, atMost: .zero))
  }

  @Test func aJobOfItsOwnThreadDoesNotInterruptTheNextSleep() {
    let job = schedule("a", after: .seconds(60))
    #expect(!loop.takeWake())
    withExtendedLifetime(job) {}
  }

  @Test func aJobOfAnotherThreadShortensTheSleep() {
    let late = schedule("late", after: .seconds(3_600))
    let jobs = CurrentValueSubject<[AnyCancellable], Never>([])
    Thread.detachNewThread { [loop, log] in
      while !loop.isAsleep { sched_yield() }
      jobs.value = [loop.schedule(after: .milliseconds(1)) { log.value += "early" }]
    }
    var descriptors: [PollDescriptor] = []
    while log.value.isEmpty {
      loop.sleep(&descriptors)
      loop.runDue()
    }
    #expect(log.value == "early")
    withExtendedLifetime(late) {}
  }
}
