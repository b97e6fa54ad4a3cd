import Foundation
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct JobRunnerTests {
  /// Sends 0, whose delivery sends 1 to `count`, each of which sends another value.
  private func burst(_ count: Int, to subject: PassthroughSubject<Int, Never>) {
    let subscription = subject.sink { value in
      if value == 0 {
        for value in 1...count { subject.send(value) }
      } else if value <= count {
        subject.send(value + count)
      }
    }
    subject.send(0)
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: [10, 1_024, 1_025, 20_000])
  func aThreadDeliversAllOfItsOwnValues(count: Int) {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject)
    burst(count, to: subject)
    #expect(recorder.values == Array(0...2 * count))
  }

  @Test func keepsTheOrderOfItsOwnValuesAndThoseOfOthers() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject)
    let subscription = subject.sink { value in
      switch value {
      case 0: subject.send(1)
      case 1:
        subject.send(2)
        runOnAnotherThread { subject.send(3) }
        subject.send(4)
      case 2, 3: subject.send(value + 3)
      default: break
      }
    }
    subject.send(0)
    #expect(recorder.values == Array(0...6))
    withExtendedLifetime(subscription) {}
  }

  @Test func workForOthersIsNoWorkOfItsOwn() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject.handleEvents(receiveOutput: { value in
        if value == 0 { runOnAnotherThread { for value in 1...2_000 { subject.send(value) } } }
        if value > 0, value <= 2_000 { subject.send(value + 2_000) }
      }
      ).map { _ in Sender.isFirst })
    Sender.$isFirst.withValue(true) { subject.send(0) }
    let deliveredByTheFirst = try await recorder.next(4_001)
    #expect(deliveredByTheFirst.first == true)
    #expect(deliveredByTheFirst.last == false)
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

  /// A backlog goes from one task to the next in portions, so that a sender can take it over.
  @Test func aTaskDeliversAThousandValuesOfOthersAtMost() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject.handleEvents(receiveOutput: { value in
        if value == 0 { runOnAnotherThread { for value in 1...2_000 { subject.send(value) } } }
        if value == 2_000 {
          runOnAnotherThread { for value in 2_001...7_000 { subject.send(value) } }
        }
      }
      ).map { value in (value, task: withUnsafeCurrentTask { $0?.hashValue }) })
    Thread { subject.send(0) }.start()
    let deliveries = try await recorder.next(7_001)
    #expect(deliveries.map(\.0) == Array(0...7_000))
    var (longest, length) = (0, 0)
    for (last, next) in zip(deliveries, deliveries.dropFirst()) where next.0 > 2_000 {
      length = last.task == next.task ? length + 1 : 1
      longest = max(longest, length)
    }
    #expect(longest == 1_025)
  }
}

/// Marks the deliveries of one thread.
private enum Sender {
  @TaskLocal static var isFirst = false
}
