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
}
