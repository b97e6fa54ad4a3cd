import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct EventBufferTests {
  private func values(of buffer: inout EventBuffer<Int, MarbleError>) -> [Int] {
    var values: [Int] = []
    while case .value(let value) = buffer.next() { values.append(value) }
    return values
  }

  @Test func schedulesTheConsumerOnceUntilItIsEmpty() {
    var buffer = EventBuffer<Int, MarbleError>(.unbounded)
    #expect(buffer.append(1).needsConsumer == true)
    #expect(buffer.append(2).needsConsumer == false)
    #expect(buffer.append(completion: .finished) == false)
    #expect(values(of: &buffer) == [1, 2])
    #expect(values(of: &buffer) == [])
    #expect(buffer.append(3).needsConsumer == true)
  }

  @Test func returnsTheCompletionAfterTheValues() {
    var buffer = EventBuffer<Int, MarbleError>(.unbounded)
    _ = buffer.append(completion: .failure(MarbleError()))
    guard case .completion(let completion) = buffer.next() else {
      Issue.record("There is no completion.")
      return
    }
    #expect(completion == .failure(MarbleError()))
    #expect(values(of: &buffer) == [])
  }

  @Test func newestDropsTheOldestValue() {
    var buffer = EventBuffer<Int, MarbleError>(.newest(2))
    #expect(buffer.append(1).needsConsumer == true)
    for value in 2...4 { #expect(buffer.append(value).needsConsumer == false) }
    #expect(values(of: &buffer) == [3, 4])
  }

  @Test func oldestDropsTheNewValue() {
    var buffer = EventBuffer<Int, MarbleError>(.oldest(2))
    for value in 1...4 { _ = buffer.append(value) }
    #expect(values(of: &buffer) == [1, 2])
  }

  @Test func anUnlimitedBufferHandsOutAllValues() {
    var buffer = EventBuffer<Int, MarbleError>(.unbounded)
    for value in 1...3 { _ = buffer.append(value) }
    #expect(buffer.takeValues(leaving: Queue()).count == 3)
    #expect(buffer.values.isEmpty)
  }

  @Test func aLimitedBufferHandsOutOneValue() {
    var buffer = EventBuffer<Int, MarbleError>(.newest(3))
    for value in 1...3 { _ = buffer.append(value) }
    var taken = buffer.takeValues(leaving: Queue())
    #expect(taken.popFirst() == 1)
    #expect(taken.isEmpty)
    #expect(buffer.values.count == 2)
  }

  @Test func parksTheConsumerOnlyIfItIsEmpty() {
    var buffer = EventBuffer<Int, MarbleError>(.unbounded)
    _ = buffer.append(1)
    #expect(buffer.parkIfEmpty() == false)
    _ = buffer.takeValues(leaving: Queue())
    #expect(buffer.parkIfEmpty() == true)
    #expect(buffer.append(completion: .finished) == true)
    #expect(buffer.parkIfEmpty() == false)
  }

  @Test func returnsTheDroppedValue() {
    var newest = EventBuffer<Int, MarbleError>(.newest(1))
    var oldest = EventBuffer<Int, MarbleError>(.oldest(1))
    _ = (newest.append(1), oldest.append(1))
    #expect(newest.append(2).dropped == 1)
    #expect(oldest.append(2).dropped == 2)
  }

  @Test func givesMemoryBackAfterABurst() {
    var buffer = EventBuffer<Int, MarbleError>(.unbounded)
    for value in 1...100_000 { _ = buffer.append(value).needsConsumer }
    var taken = buffer.takeValues(leaving: Queue())
    while taken.popFirst() != nil {}
    _ = buffer.takeValues(leaving: taken)
    #expect(buffer.values.capacity <= 4_096)
  }
}
