import SignalsTesting
import Testing

@testable import Signals

@Suite(.timeLimit(.minutes(5))) struct AsyncBufferTests {
  private let buffer = AsyncBuffer<Int, MarbleError>(.unbounded)

  @Test func returnsTheCompletionAfterTheLastValue() {
    var values = Queue<Int>()
    buffer.append(1)
    buffer.append(completion: .failure(MarbleError()))
    #expect(buffer.take(&values) == nil)
    #expect(values.popFirst() == 1)
    #expect(buffer.take(&values) == .failure(MarbleError()))
    #expect(values.isEmpty)
    #expect(buffer.take(&values) == .finished)
  }

  @Test func endsWhenItsSubscriberIsReleased() {
    var subscriber: AsyncBufferSubscriber? = AsyncBufferSubscriber(buffer)
    #expect(subscriber?.receive(1) == .more)
    subscriber = nil
    var values = Queue<Int>()
    #expect(buffer.take(&values) == nil)
    #expect(values.popFirst() == 1)
    #expect(buffer.take(&values) == .finished)
  }

  @Test func keepsAFailureWhenItsSubscriberIsReleased() {
    AsyncBufferSubscriber(buffer).receive(completion: .failure(MarbleError()))
    var values = Queue<Int>()
    #expect(buffer.take(&values) == .failure(MarbleError()))
  }

  @Test func doesNotWaitWhileAnEventIsBuffered() async {
    buffer.append(1)
    await buffer.wait(isolation: nil)
    var values = Queue<Int>()
    _ = buffer.take(&values)
    buffer.append(completion: .finished)
    await buffer.wait(isolation: nil)
    #expect(values.count == 1)
  }

  @Test func anEventResumesTheWaitingTask() async {
    let buffer = buffer
    let task = Task { await buffer.wait(isolation: nil) }
    while buffer.state.withLock({ $0.waiter == nil }) { await Task.yield() }
    buffer.append(1)
    await task.value
  }

  @Test func cancellingResumesTheWaitingTask() async {
    let buffer = buffer
    let task = Task { await buffer.wait(isolation: nil) }
    while buffer.state.withLock({ $0.waiter == nil }) { await Task.yield() }
    task.cancel()
    await task.value
  }
}
