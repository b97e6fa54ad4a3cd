import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct TaskExecutionTests {
  private let clock = TestScheduler()

  @Test func startsTasksOnTheExecutor() {
    let log = CurrentValueSubject<[String], Never>([])
    let task = TaskExecution.prefer(clock) {
      TaskExecution.startTask { log.value.append("ran") }
    }
    #expect(log.value == [])
    clock.advance()
    #expect(log.value == ["ran"])
    withExtendedLifetime(task) {}
  }

  @Test func bindsTheExecutorInTheTask() {
    let isBound = CurrentValueSubject<Bool, Never>(false)
    let task = TaskExecution.prefer(clock) { [clock] in
      TaskExecution.startTask { isBound.value = TaskExecution.executor === clock }
    }
    clock.advance()
    #expect(isBound.value)
    withExtendedLifetime(task) {}
  }

  @Test func startsDetachedTasksWithoutAPreference() async {
    let task = TaskExecution.startTask {}
    await task.value
    #expect(clock.scheduled == 0)
  }
}
