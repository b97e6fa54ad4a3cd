import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct ReceiveOnTests {
  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func deliversOnTheScheduler() {
    let recorder = Recorder(subject.receive(on: scheduler))
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
    scheduler.advance()
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .finished)
    #expect(recorder.violations == [])
  }

  @Test func deliversNothingAfterCancelling() {
    let recorder = Recorder(subject.receive(on: scheduler))
    subject.send(1)
    recorder.cancel()
    #expect(scheduler.scheduled == 0)
    scheduler.advance()
    #expect(recorder.values == [])
  }

  @Test func cancelsDuringADelivery() throws {
    let exit = CurrentValueSubject<AnyCancellable?, Never>(nil)
    let seen = CurrentValueSubject<[Int], Never>([])
    exit.value = subject.receive(on: scheduler).sink { value in
      seen.value.append(value)
      exit.value?.cancel()
    }
    subject.send(1)
    subject.send(2)
    try scheduler.run()
    #expect(seen.value == [1])
  }

  @Test func keepsTheOrderOfValuesSentDuringADelivery() throws {
    let (subject, scheduler) = (subject, scheduler)
    let recorder = Recorder(
      subject.receive(on: scheduler).handleEvents(receiveOutput: { value in
        if value < 3 { subject.send(value + 2) }
      }))
    subject.send(1)
    subject.send(2)
    try scheduler.run()
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test func stopsWhenTheSubscriberStops() throws {
    let recorder = Recorder(subject.receive(on: scheduler).prefix(1))
    subject.send(1)
    subject.send(2)
    try scheduler.run()
    subject.send(3)
    #expect(recorder.values == [1])
    #expect(scheduler.scheduled == 0)
  }

  @Test func otherJobsHaveTheirTurnBetweenValues() {
    let (count, seen) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    let subscription = subject.receive(on: scheduler).sink { [subject] value in
      count.value = value
      if value < 10_000 { subject.send(value + 1) }
    }
    subject.send(1)
    let job = scheduler.schedule(after: .zero) { seen.value = count.value }
    scheduler.advance()
    #expect(count.value == 10_000)
    #expect(seen.value < 1_000)
    withExtendedLifetime((subscription, job)) {}
  }

  @Test func separatesSubscriptionsOnTheSharedScheduler() {
    let own = SystemScheduler()
    let shared = SystemScheduler.shared.separated
    #expect(shared as? SystemScheduler !== SystemScheduler.shared)
    #expect(own.separated as? SystemScheduler === own)
  }

  @Test func deliversOnTheMainActorInOrder() async {
    let subject = PassthroughSubject<Int, Never>()
    let values = subject.receive(on: MainActor.shared)
      .map { value in MainActor.assumeIsolated { value * 2 } }.values
    var iterator = values.makeAsyncIterator()
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    var received: [Int] = []
    while let value = await iterator.next() { received.append(value) }
    #expect(received == [2, 4, 6])
  }

  @MainActor @Test func deliversAtOnceOnTheMainActor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.receive(on: MainActor.shared).prefix(2))
    subject.send(1)
    #expect(recorder.values == [1])
    subject.send(2)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .finished)
  }

  @Test func deliversToTheMainActorLaterFromElsewhere() async {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.receive(on: MainActor.shared))
    await Task { @MainActor in
      runOnAnotherThread { subject.send(1) }
      #expect(recorder.values == [])
    }.value
    await Task { @MainActor in }.value
    #expect(recorder.values == [1])
  }

  @Test func keepsTheContract() {
    expectContract("receive(on:)", inTime: { $0.receive(on: $1) }) { $0 }
  }
}
