import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SubscriberTests {
  /// The operator of the documentation.
  private struct Doubling<Downstream: Subscriber<Int, Never>>: Subscriber {
    var downstream: Downstream
    mutating func receive(_ input: Int) -> Demand { downstream.receive(input * 2) }
    mutating func receive(completion: Completion<Never>) {
      downstream.receive(completion: completion)
    }
  }

  private struct Doubled<Upstream: Publisher<Int, Never>>: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let upstream: Upstream

    consuming func subscribe<S: Subscriber<Int, Never>>(
      _ subscriber: consuming S
    ) -> AnyCancellable {
      upstream.subscribe(Doubling(downstream: subscriber))
    }
  }

  @Test func aSubscriberMakesAnOperator() {
    let recorder = Recorder(Doubled(upstream: [1, 2, 3].publisher))
    #expect(recorder.values == [2, 4, 6])
    #expect(recorder.completion == .finished)
  }

  @Test func stopReachesTheSource() {
    let subject = PassthroughSubject<Int, Never>()
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    let upstream = subject.handleEvents(receiveCancel: { cancelled.value = true })
    let recorder = Recorder(Doubled(upstream: upstream).prefix(1))
    subject.send(1)
    #expect(cancelled.value)
    #expect(recorder.values == [2])
  }
}
