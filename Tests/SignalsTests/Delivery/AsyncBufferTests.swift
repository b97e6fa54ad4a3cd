import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct AsyncBufferTests {
  private let buffer = AsyncBuffer<Int, MarbleError>(.unbounded)

  @Test func returnsTheCompletionAfterTheLastValue() {
    buffer.append(1)
    buffer.append(completion: .failure(MarbleError()))
    #expect(buffer.take() == nil)
    #expect(buffer.taken.popFirst() == 1)
    #expect(buffer.take() == .failure(MarbleError()))
    #expect(buffer.taken.isEmpty)
    #expect(buffer.take() == .finished)
  }

  @Test func endsWhenItsSubscriberIsReleased() {
    var subscriber: AsyncBufferSubscriber? = AsyncBufferSubscriber(buffer)
    #expect(subscriber?.receive(1) == .more)
    subscriber = nil
    #expect(buffer.take() == nil)
    #expect(buffer.taken.popFirst() == 1)
    #expect(buffer.take() == .finished)
  }

  @Test func keepsAFailureWhenItsSubscriberIsReleased() {
    AsyncBufferSubscriber(buffer).receive(completion: .failure(MarbleError()))
    #expect(buffer.take() == .failure(MarbleError()))
  }

  @Test func doesNotWaitWhileAnEventIsBuffered() async {
    buffer.append(1)
    await buffer.wait(isolation: nil)
    _ = buffer.take()
    buffer.append(completion: .finished)
    await buffer.wait(isolation: nil)
    #expect(buffer.taken.count == 1)
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
