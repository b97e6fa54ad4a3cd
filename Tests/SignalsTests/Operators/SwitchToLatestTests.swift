import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SwitchToLatestTests {
  private let subjects = (0..<3).map { _ in PassthroughSubject<Int, MarbleError>() }
  private let upstream = PassthroughSubject<Int, MarbleError>()

  private func latest(_ upstream: some Publisher<Int, MarbleError>) -> Recorder<Int, MarbleError> {
    Recorder(upstream.map { [subjects] in subjects[$0] }.switchToLatest())
  }

  @Test func publishesValuesOfTheLatestPublisher() {
    let scheduler = TestScheduler()
    let result = marbles("--p-----q------|", on: scheduler) { upstream in
      upstream.map { name in
        Interval(every: .seconds(2), on: scheduler).prefix(4)
          .map { name == "p" ? ["a", "b", "c", "d"][$0] : ["w", "x", "y", "z"][$0] }
          .setFailureType(to: MarbleError.self)
      }.switchToLatest()
    }
    #expect(result == "----a-b---w-x-y-(z|)")
  }

  @Test func ignoresThePreviousPublisher() {
    let recorder = latest(upstream)
    upstream.send(0)
    subjects[0].send(1)
    upstream.send(1)
    subjects[0].send(2)
    subjects[0].send(completion: .failure(MarbleError()))
    subjects[1].send(3)
    #expect(recorder.values == [1, 3])
    #expect(recorder.completion == nil)
  }

  @Test func finishesWhenBothHaveFinished() {
    let recorder = latest(upstream)
    upstream.send(0)
    upstream.send(completion: .finished)
    subjects[0].send(1)
    #expect(recorder.completion == nil)
    subjects[0].send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.completion == .finished)
  }

  @Test func continuesAfterTheLatestHasFinished() {
    let recorder = latest(upstream)
    upstream.send(0)
    subjects[0].send(completion: .finished)
    upstream.send(1)
    subjects[1].send(1)
    #expect(recorder.values == [1])
    upstream.send(completion: .finished)
    #expect(recorder.completion == nil)
    subjects[1].send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func failsWhenEitherUpstreamFails() {
    let ofInner = latest(upstream)
    upstream.send(0)
    subjects[0].send(completion: .failure(MarbleError()))
    #expect(ofInner.completion == .failure(MarbleError()))
    let ofUpstream = latest(upstream)
    upstream.send(1)
    upstream.send(completion: .failure(MarbleError()))
    subjects[1].send(1)
    #expect(ofUpstream.completion == .failure(MarbleError()))
    #expect(ofUpstream.values == [])
  }

  @Test func cancelsAllSubscriptions() {
    let ended = CurrentValueSubject<[Int], Never>([])
    let watched = subjects.enumerated().map { index, subject in
      subject.handleEvents(receiveCancel: { ended.value.append(index) })
    }
    let before = Recorder(upstream.map { watched[$0] }.switchToLatest())
    upstream.send(0)
    upstream.send(1)
    #expect(ended.value == [0])
    before.cancel()
    #expect(ended.value == [0, 1])
    let after = Recorder(upstream.map { watched[$0] }.switchToLatest())
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(ended.value == [0, 1])
    after.cancel()
    #expect(ended.value == [0, 1, 2])
  }

  @Test func switchesDuringADelivery() {
    let (upstream, subjects) = (upstream, subjects)
    let recorder = Recorder(
      upstream.map { subjects[$0] }.switchToLatest().handleEvents(receiveOutput: { value in
        guard value == 1 else { return }
        upstream.send(1)
        subjects[0].send(2)
        subjects[1].send(3)
      }))
    upstream.send(0)
    subjects[0].send(1)
    #expect(recorder.values == [1, 3])
    #expect(recorder.violations == [])
  }

  @Test func stopsAnInfiniteInnerPublisher() {
    let recorder = Recorder(
      [1, 2].publisher.map { _ in (1...).publisher }.switchToLatest().prefix(3))
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func stopsTheUpstreamWithAnInnerPublisher() {
    let taken = CurrentValueSubject<[Int], Never>([])
    let upstream = [1, 2].publisher.handleEvents(receiveOutput: { taken.value.append($0) })
    let recorder = Recorder(upstream.map { _ in (1...).publisher }.switchToLatest().prefix(3))
    #expect(recorder.completion == .finished)
    #expect(taken.value == [1])
  }

  @Test func acceptsFailingInnerPublishers() {
    let recorder = Recorder(
      Just(Fail<Int, MarbleError>(error: MarbleError())).switchToLatest())
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func theLatestPublisherContinuesWithoutTheUpstream() {
    let inner = PassthroughSubject<Int, Never>()
    var outer: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let recorder = outer.map { Recorder($0.map { _ in inner }.switchToLatest()) }
    outer?.send(1)
    outer = nil
    inner.send(2)
    #expect(recorder?.values == [2])
  }

  @Test func aPublisherThatNeverCompletesKeepsTheLatest() {
    let inner = PassthroughSubject<Int, Never>()
    let never = Empty<PassthroughSubject<Int, Never>, Never>(completeImmediately: false)
    let recorder = Recorder(never.prepend(inner).switchToLatest())
    inner.send(1)
    #expect(recorder.values == [1])
  }

  @Test func keepsTheContract() {
    expectContract("switchToLatest()", { $0.map { ContractUpstream.just($0) }.switchToLatest() }) {
      $0
    }
    expectContract("switchToLatest()", { up in Just(0).map { _ in up }.switchToLatest() }) { $0 }
  }
}
