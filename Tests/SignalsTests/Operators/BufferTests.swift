import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct BufferTests {
  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  private func received(_ buffering: BufferingPolicy) -> Recorder<Int, Never> {
    Recorder(subject.buffer(buffering, on: scheduler))
  }

  @Test func respectsTheBufferingPolicy() {
    let all = received(.unbounded)
    let newest = received(.newest(2))
    let oldest = received(.oldest(2))
    for value in 1...5 { subject.send(value) }
    scheduler.advance()
    #expect(all.values == [1, 2, 3, 4, 5])
    #expect(newest.values == [4, 5])
    #expect(oldest.values == [1, 2])
  }

  @Test func hasRoomAgainAfterDelivery() {
    let oldest = received(.oldest(1))
    for value in 1...6 {
      subject.send(value)
      if value.isMultiple(of: 3) { scheduler.advance() }
    }
    #expect(oldest.values == [1, 4])
  }

  @Test func countsValuesPendingForABusySubscriber() throws {
    let subject = subject
    let recorder = Recorder(
      subject.buffer(.newest(2), on: scheduler).handleEvents(receiveOutput: { value in
        if value == 0 { for value in 1...5 { subject.send(value) } }
      }))
    subject.send(0)
    try scheduler.run()
    #expect(recorder.values == [0, 4, 5])
    #expect(recorder.violations == [])
  }

  @Test func neverDropsTheCompletion() throws {
    let oldest = received(.oldest(1))
    for value in 1...5 { subject.send(value) }
    subject.send(completion: .finished)
    try scheduler.run()
    #expect(oldest.values == [1])
    #expect(oldest.completion == .finished)
  }

  @Test func keepsTheContract() {
    expectContract("buffer(_:on:)", inTime: { $0.buffer(.oldest(1_000), on: $1) }) { $0 }
  }
}
