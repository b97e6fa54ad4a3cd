import SignalsTesting
import Testing

@testable import Signals

@Suite struct QueueTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func letsOutInTheOrderInWhichTheyCame(seed: UInt64) {
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

  @Test func keepsNothingThatHasLeft() {
    weak var witness: Witness?
    var queue = Queue<Witness>()
    queue.append(Witness(&witness))
    queue.append(Witness(&witness))
    weak let second = witness
    _ = queue.popFirst()
    #expect(second != nil)
    _ = queue.popFirst()
    #expect(second == nil)
  }
}
