import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct LockTests {
  @Test func oneThreadAtATimeHasAccess() async {
    let total = SharedTotal()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<10_000 { total.increment() } }
      }
    }
    #expect(total.lock.withLock { $0 } == 40_000)
  }

  @Test func returnsTheResultOfItsBody() {
    let lock = Lock(1)
    #expect(
      lock.withLock { value in
        value += 1; return value * 10
      } == 20)
  }
}

private final class SharedTotal: Sendable {
  let lock = Lock(0)

  func increment() {
    lock.withLock { $0 += 1 }
  }
}
