import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct WorkerTests {
  @Test func runsItsBodyOnAThread() {
    let count = CurrentValueSubject<Int, Never>(0)
    let worker = Worker { count.value += 1 }
    worker.join()
    #expect(count.value == 1)
    #expect(worker.finishes(within: .zero))
  }

  @Test func reportsABodyThatTakesTooLong() {
    let isDone = CurrentValueSubject<Bool, Never>(false)
    let worker = Worker { while !isDone.value {} }
    #expect(!worker.finishes(within: .milliseconds(1)))
    isDone.value = true
    worker.join()
  }

  @Test func runsAllThreadsAtOnce() {
    let numbers = CurrentValueSubject<Set<Int>, Never>([])
    let lock = Lock(Set<Int>())
    Worker.run(4) { number in lock.withLock { _ = $0.insert(number) } }
    numbers.value = lock.withLock { $0 }
    #expect(numbers.value == [0, 1, 2, 3])
  }
}
