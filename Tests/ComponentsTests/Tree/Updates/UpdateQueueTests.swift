import Signals
import Testing

@testable import Components

@MainActor @Suite(.timeLimit(.minutes(1))) struct UpdateQueueTests {
  @Test func wakesWhenItBecomesNonempty() {
    let wakes = CurrentValueSubject<Int, Never>(0)
    let queue = UpdateQueue { wakes.value += 1 }
    let performed = CurrentValueSubject<Int, Never>(0)
    let update = PendingUpdate { performed.value += 1 }
    queue.enqueue(update)
    queue.enqueue(update)
    #expect(wakes.value == 1)
    #expect(queue.performAll())
    #expect(performed.value == 2)
    #expect(!queue.performAll())
    queue.enqueue(update)
    #expect(wakes.value == 2)
  }

  @Test func invalidatedUpdatesDoNothing() {
    let performed = CurrentValueSubject<Int, Never>(0)
    let queue = UpdateQueue {}
    let update = PendingUpdate { performed.value += 1 }
    queue.enqueue(update)
    update.invalidate()
    #expect(queue.performAll())
    #expect(performed.value == 0)
  }
}
