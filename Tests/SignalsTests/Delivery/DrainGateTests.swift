import Foundation
import Signals
import SignalsTesting
import Testing

/// What every source promises about threads and re-entrancy.
@Suite struct DrainGateTests {
  @Test func deliversReentrantSendsAfterwards() {
    let subject = PassthroughSubject<Int, Never>()
    let first = Recorder(
      subject.handleEvents(receiveOutput: { value in
        guard value == 1 else { return }
        subject.send(2)
        subject.send(3)
      }))
    let second = Recorder(subject)
    subject.send(1)
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [1, 2, 3])
    #expect(first.violations == [])
  }

  @Test func reentrantSendsUseNoStack() {
    let subject = PassthroughSubject<Int, Never>()
    let last = CurrentValueSubject<Int, Never>(0)
    let subscription = subject.sink { value in
      if value < 1_000_000 { subject.send(value + 1) } else { last.value = value }
    }
    subject.send(0)
    #expect(last.value == 1_000_000)
    _ = subscription
  }

  @Test func twoSubjectsCanFeedEachOther() {
    let (ping, pong) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let last = CurrentValueSubject<Int, Never>(0)
    let there = ping.sink { pong.send($0) }
    let back = pong.sink { value in
      if value < 100_000 { ping.send(value + 1) } else { last.value = value }
    }
    ping.send(0)
    #expect(last.value == 100_000)
    _ = (there, back)
  }

  @Test func deliveriesCanWaitForOtherSenders() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(
      subject.handleEvents(receiveOutput: { value in
        if value == 1 { runOnAnotherThread { subject.send(2) } }
      }))
    subject.send(1)
    #expect(recorder.values == [0, 1, 2])
  }

  @Test func deliversEveryValueOfTwoThreadsOneAtATime() async {
    let subject = PassthroughSubject<Int, Never>()
    let tally = Tally()
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    let subscription = subject.sink { value in
      if value == 0 { end.finish() } else { tally.add(value) }
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask { for value in 1...1_000_000 { subject.send(value) } }
      }
    }
    subject.send(0)
    for await _ in ends {}
    #expect(tally.sum == 1_000_000 * 1_000_001)
    #expect(tally.overlaps == 0)
    _ = subscription
  }

  @Test func handsOffDrainingToAnotherThread() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject.handleEvents(receiveOutput: { value in
        if value == 0 { runOnAnotherThread { for value in 1...2_000 { subject.send(value) } } }
        if value == 2_000 { runOnAnotherThread { subject.send(2_001) } }
      }
      ).map { _ in Sender.isFirst })
    Sender.$isFirst.withValue(true) { subject.send(0) }
    let deliveredByTheFirst = try await recorder.next(2_002)
    #expect(deliveredByTheFirst.dropLast().allSatisfy { $0 })
    #expect(deliveredByTheFirst.last == false)
  }

  @Test func subscribingDuringDeliverySkipsThatValue() {
    let subject = PassthroughSubject<Int, Never>()
    let late = CurrentValueSubject<Recorder<Int, Never>?, Never>(nil)
    let subscription = subject.sink { value in
      if value == 1 { late.value = Recorder(subject) }
    }
    subject.send(1)
    subject.send(2)
    #expect(late.value?.values == [2])
    _ = subscription
  }

  @Test func cancellingAnotherSubscriptionDuringDeliveryStopsIt() {
    let subject = PassthroughSubject<Int, Never>()
    let second = CurrentValueSubject<Recorder<Int, Never>?, Never>(nil)
    let subscription = subject.sink { _ in second.value?.cancel() }
    second.value = Recorder(subject)
    subject.send(1)
    #expect(second.value?.values == [])
    _ = subscription
  }

  @Test func removesSubscriptionsInAnyOrder() {
    let subject = PassthroughSubject<Int, Never>()
    let tally = Tally()
    var random = RandomNumbers(seed: 1)
    var subscriptions = (0..<100_000).map { _ in subject.sink { tally.add($0) } }
    subscriptions.shuffle(using: &random)
    subscriptions.removeLast(50_000)
    subject.send(1)
    #expect(tally.sum == 50_000)
    subscriptions = []
    subject.send(1)
    #expect(tally.sum == 50_000)
  }
}

/// Waits for `body`, which another thread runs.
private func runOnAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// Tells where a delivery comes from: true in what is called by one who has said so.
private enum Sender {
  @TaskLocal static var isFirst = false
}

/// Adds up, without a lock of its own, and notices if it is entered twice.
private final class Tally: @unchecked Sendable {
  // @unchecked: that it needs no lock is what is tested.

  private(set) var sum = 0
  private(set) var overlaps = 0
  private var isInside = false

  func add(_ value: Int) {
    if isInside { overlaps += 1 }
    isInside = true
    sum += value
    isInside = false
  }
}
