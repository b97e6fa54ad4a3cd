import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ReceiveOnMainActorTests {
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

  @Test func deliversLaterFromElsewhere() async {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.receive(on: MainActor.shared))
    await Task { @MainActor in
      runOnAnotherThread { subject.send(1) }
      #expect(recorder.values == [])
    }.value
    await Task { @MainActor in }.value
    #expect(recorder.values == [1])
  }
}
