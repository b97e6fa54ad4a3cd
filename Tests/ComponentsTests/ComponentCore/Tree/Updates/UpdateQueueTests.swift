import Components
import Signals
import TestSupport
import Testing

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct UpdateQueueTests {
  @Test func wakesWhenItBecomesNonempty() {
    let wakes = CurrentValueSubject<Int, Never>(0)
    let queue = UpdateQueue { wakes.value += 1 }
    var performed = 0
    queue.enqueue { performed += 1 }
    queue.enqueue { performed += 1 }
    #expect(wakes.value == 1)
    #expect(queue.performAll())
    #expect(performed == 2)
    #expect(!queue.performAll())
    queue.enqueue {}
    #expect(wakes.value == 2)
  }

  @Test func performsUpdatesInOrder() {
    let queue = UpdateQueue {}
    var performed: [Int] = []
    for number in 1...3 { queue.enqueue { performed.append(number) } }
    _ = queue.performAll()
    #expect(performed == [1, 2, 3])
  }

  @Test func keepsUpdatesThatAnUpdateEnqueues() {
    let queue = UpdateQueue {}
    var performed = 0
    queue.enqueue { queue.enqueue { performed += 1 } }
    #expect(queue.performAll())
    #expect(performed == 0)
    #expect(queue.performAll())
    #expect(performed == 1)
  }

  @Test func wakesAfterAFrameForWhatItLeaves() {
    let wakes = CurrentValueSubject<Int, Never>(0)
    let queue = UpdateQueue { wakes.value += 1 }
    queue.withoutWaking {
      queue.enqueue {}
      queue.withoutWaking { queue.enqueue {} }
      queue.enqueue {}
      #expect(wakes.value == 0)
    }
    #expect(wakes.value == 1)
    queue.withoutWaking { queue.performAll() }
    #expect(wakes.value == 1)
    queue.enqueue {}
    #expect(wakes.value == 2)
  }
}
