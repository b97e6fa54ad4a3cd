import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct MulticasterTests {
  private let multicaster = Multicaster<Int, MarbleError>()

  private func record(_ multicaster: Multicaster<Int, MarbleError>) -> Recorder<Int, MarbleError> {
    Recorder(Attached(multicaster: multicaster))
  }

  @Test func sendsToAllSubscribersInOrderOfSubscription() {
    let order = CurrentValueSubject<[String], Never>([])
    let subscriptions = ["a", "b"].map { name in
      multicaster.attach(
        Sink(receiveValue: { order.value.append("\(name)\($0)") }, receiveCompletion: { _ in }))
    }
    multicaster.send(1)
    multicaster.send(2)
    #expect(order.value == ["a1", "b1", "a2", "b2"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func completesOnce() {
    let recorder = record(multicaster)
    multicaster.send(completion: .finished)
    multicaster.send(completion: .failure(MarbleError()))
    #expect(recorder.completion == .finished)
    #expect(recorder.violations == [])
    #expect(record(multicaster).completion == .finished)
  }

  @Test func sendsTheNewestValueFirst() {
    let multicaster = Multicaster<Int, MarbleError>(replaying: 1, current: 1)
    #expect(record(multicaster).values == [1])
    multicaster.setAndSend(2)
    multicaster.send(completion: .failure(MarbleError()))
    let late = record(multicaster)
    #expect(late.values == [2])
    #expect(late.completion == .failure(MarbleError()))
    multicaster.releaseSubscribers()
  }

  @Test func sendsNoCompletionAfterStop() {
    let multicaster = Multicaster<Int, MarbleError>(replaying: 1, current: 1)
    multicaster.send(completion: .finished)
    #expect(Recorder(Attached(multicaster: multicaster).prefix(1)).violations == [])
  }

  @Test func releasesItsSubscribersWithoutACompletion() {
    let (first, second) = (record(multicaster), record(multicaster))
    multicaster.releaseSubscribers()
    multicaster.send(1)
    #expect(first.values == [])
    #expect(second.completion == nil)
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
}

/// Subscribes to a multicaster.
private struct Attached: Publisher {
  typealias Output = Int
  typealias Failure = MarbleError

  let multicaster: Multicaster<Int, MarbleError>

  consuming func subscribe<S: Subscriber<Int, MarbleError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}
