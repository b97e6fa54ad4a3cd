import Foundation
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct DrainGateTests {
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
}

/// Runs `body` on another thread and waits for its end.
func runOnAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// A sum without a lock, which counts overlapping calls.
private final class Tally: @unchecked Sendable {
  // @unchecked: the test checks that calls do not overlap.

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
