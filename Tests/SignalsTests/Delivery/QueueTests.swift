import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct QueueTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func isFirstInFirstOut(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var (queue, expected) = (Queue<Int>(), [Int]())
    for value in 0..<1_000 {
      if Int.random(in: 0..<100, using: &random) < 55 {
        queue.append(value)
        expected.append(value)
      } else {
        let oldest = expected.isEmpty ? nil : expected.removeFirst()
        #expect(queue.popFirst() == oldest, "seed \(seed)")
      }
      #expect(queue.count == expected.count, "seed \(seed)")
      #expect(queue.isEmpty == expected.isEmpty, "seed \(seed)")
    }
  }

  @Test func releasesRemovedElements() {
    let leaks = LeakCheck()
    var queue = Queue<any AnyObject & Sendable>()
    for name in ["a", "b"] { queue.append(leaks.token(name)) }
    #expect(leaks.survivors == ["a", "b"])
    _ = queue.popFirst()
    #expect(leaks.survivors == ["b"])
    _ = queue.popFirst()
    #expect(leaks.survivors == [])
  }
}
