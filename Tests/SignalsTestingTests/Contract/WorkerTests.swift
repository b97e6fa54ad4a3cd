import Dispatch
import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct WorkerTests {
  @Test func runsItsBodyOnAThread() {
    let count = CurrentValueSubject<Int, Never>(0)
    let worker = Worker { count.value += 1 }
    #expect(worker.join())
    #expect(count.value == 1)
    #expect(worker.join())
  }

  @Test func reportsAThreadThatIsBlocked() {
    let gate = DispatchSemaphore(value: 0)
    let worker = Worker { gate.wait() }
    #expect(!worker.join(patience: 1_500))
    gate.signal()
    #expect(worker.join())
  }

  @Test func waitsForAThreadThatWaitsForAnother() {
    let gate = DispatchSemaphore(value: 0)
    let inner = Worker { gate.wait() }
    let outer = Worker { inner.join(patience: 6_000) }
    #expect(outer.join(patience: 1_500))
    gate.signal()
    #expect(inner.join())
  }

  @Test func runsAllThreadsAtOnce() {
    let numbers = CurrentValueSubject<Set<Int>, Never>([])
    let lock = Lock(Set<Int>())
    Worker.run(4) { number in lock.withLock { _ = $0.insert(number) } }
    numbers.value = lock.withLock { $0 }
    #expect(numbers.value == [0, 1, 2, 3])
  }
}
