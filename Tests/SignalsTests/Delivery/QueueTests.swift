import SignalsTesting
import Testing

@testable import Signals

@Suite struct QueueTests {
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
    weak var probe: DeallocationProbe?
    var queue = Queue<DeallocationProbe>()
    queue.append(DeallocationProbe(&probe))
    queue.append(DeallocationProbe(&probe))
    weak let second = probe
    _ = queue.popFirst()
    #expect(second != nil)
    _ = queue.popFirst()
    #expect(second == nil)
  }
}
