import Signals
import SignalsTesting
import Testing

@Suite struct ShareTests {
  private let subject = PassthroughSubject<Int, Never>()
  private let cameAndWent = CurrentValueSubject<String, Never>("")

  private var shared: some Publisher<Int, Never> {
    let log = cameAndWent
    return subject.handleEvents(
      receiveSubscription: { log.value += "(" },
      receiveCancel: { log.value += ")" }
    ).share()
  }

  @Test func subscribesOnceForAll() {
    let shared = shared
    let first = Recorder(shared)
    subject.send(1)
    let second = Recorder(shared)
    subject.send(2)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
    #expect(cameAndWent.value == "(")
  }

  @Test func cancelsWithTheLastAndBeginsAnewWithTheNext() {
    let shared = shared
    let (first, second) = (Recorder(shared), Recorder(shared))
    first.cancel()
    #expect(cameAndWent.value == "(")
    second.cancel()
    second.cancel()
    #expect(cameAndWent.value == "()")
    let third = Recorder(shared)
    subject.send(3)
    #expect(third.values == [3])
    #expect(cameAndWent.value == "()(")
  }

  @Test func tellsALateSubscriberOfTheEnd() {
    let shared = shared
    let first = Recorder(shared)
    subject.send(completion: .finished)
    #expect(first.completion == .finished)
    #expect(Recorder(shared).completion == .finished)
    #expect(cameAndWent.value == "(")
  }

  @Test func theFirstSubscriberMissesNothingOfAColdUpstream() {
    let recorder = Recorder([1, 2, 3].publisher.share())
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completion == .finished)
  }

  @Test func letsGoWhenAllHaveHadEnough() {
    let shared = shared
    let (first, second) = (Recorder(shared.prefix(1)), Recorder(shared.prefix(2)))
    subject.send(1)
    #expect(cameAndWent.value == "(")
    subject.send(2)
    #expect(cameAndWent.value == "()")
    #expect(first.values == [1])
    #expect(second.values == [1, 2])
  }

  @Test func doesNotSubscribeAgainAfterTheEnd() {
    let shared = shared
    Recorder(shared).cancel()
    let first = Recorder(shared)
    subject.send(completion: .finished)
    first.cancel()
    #expect(Recorder(shared).completion == .finished)
    #expect(cameAndWent.value == "()(")
  }
}

@Suite struct ShareReplayTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func sendsTheNewestValuesToOneWhoComesLater() {
    let shared = subject.share(replay: 2)
    let first = Recorder(shared)
    for value in 1...3 { subject.send(value) }
    let second = Recorder(shared)
    subject.send(4)
    #expect(first.values == [1, 2, 3, 4])
    #expect(second.values == [2, 3, 4])
    #expect(second.violations == [])
  }

  @Test func remembersThemAfterTheEnd() {
    let shared = subject.share(replay: 1)
    let first = Recorder(shared)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    first.cancel()
    let late = Recorder(shared)
    #expect(late.values == [2])
    #expect(late.completion == .finished)
  }

  @Test func forgetsThemWithItsLastSubscriber() {
    let shared = subject.share(replay: 1)
    let first = Recorder(shared)
    subject.send(1)
    first.cancel()
    #expect(Recorder(shared).values == [])
  }

  @Test func showsEverySubscriberTheSameOrder() {
    let shared = subject.share(replay: 2)
    let (subject, late) = (subject, CurrentValueSubject<Recorder<Int, Never>?, Never>(nil))
    let first = Recorder(
      shared.handleEvents(receiveOutput: { value in
        guard value == 1 else { return }
        subject.send(2)
        late.value = Recorder(shared)
        subject.send(3)
      }))
    subject.send(0)
    subject.send(1)
    #expect(first.values == [0, 1, 2, 3])
    #expect(late.value?.values == [0, 1, 2, 3])
  }

  @Test func letsOneWhoHasHadEnoughGo() {
    let shared = subject.share(replay: 3)
    let first = Recorder(shared)
    for value in 1...3 { subject.send(value) }
    let second = Recorder(shared.prefix(2))
    subject.send(4)
    #expect(second.values == [1, 2])
    #expect(first.values == [1, 2, 3, 4])
  }
}
