import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct ReceiveOnTests {
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
}
