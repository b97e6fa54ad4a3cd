import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FlatMapTests {
  private let subjects = (0..<4).map { _ in PassthroughSubject<Int, MarbleError>() }
  private let upstream = PassthroughSubject<Int, MarbleError>()

  private func merged(_ maxPublishers: MaxPublishers) -> Recorder<Int, MarbleError> {
    Recorder(upstream.flatMap(maxPublishers: maxPublishers) { [subjects] in subjects[$0] })
  }

  @Test func publishesValuesOfAllInnerPublishers() {
    let scheduler = TestScheduler()
    let diagram = marbles("--a------b|", on: scheduler) { upstream in
      upstream.flatMap { name in
        Interval(every: .seconds(12), on: scheduler).prefix(2)
          .map { "\(name)\($0 + 1)" }.setFailureType(to: MarbleError.self)
      }
    }
    #expect(diagram == "--------------<a1>---<b1>-<a2>---(<b2>|)")
  }

  @Test func respectsMaxPublishers() {
    let recorder = merged(.max(2))
    for index in 0..<4 { upstream.send(index) }
    for index in 0..<4 { subjects[index].send(index) }
    #expect(recorder.values == [0, 1])
    subjects[1].send(completion: .finished)
    for index in 0..<4 { subjects[index].send(10 + index) }
    #expect(recorder.values == [0, 1, 10, 12])
  }

  @Test func createsAPublisherWhenItsTurnComes() {
    let created = CurrentValueSubject<[Int], Never>([])
    let recorder = Recorder(
      upstream.flatMap(maxPublishers: .max(1)) { [subjects] in
        created.value.append($0)
        return subjects[$0]
      })
    for index in 0..<3 { upstream.send(index) }
    #expect(created.value == [0])
    subjects[0].send(completion: .finished)
    #expect(created.value == [0, 1])
    recorder.cancel()
    #expect(created.value == [0, 1])
  }

  @Test func finishesWhenAllHaveFinished() {
    let recorder = merged(.max(1))
    upstream.send(0)
    upstream.send(1)
    upstream.send(completion: .finished)
    subjects[0].send(completion: .finished)
    subjects[1].send(1)
    #expect(recorder.completion == nil)
    subjects[1].send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.completion == .finished)
  }

  @Test func failsWhenAnyUpstreamFails() {
    let ofInner = merged(.unlimited)
    upstream.send(0)
    upstream.send(1)
    subjects[1].send(completion: .failure(MarbleError()))
    #expect(ofInner.completion == .failure(MarbleError()))
    let ofUpstream = merged(.unlimited)
    upstream.send(2)
    upstream.send(completion: .failure(MarbleError()))
    subjects[2].send(1)
    #expect(ofUpstream.values == [])
    #expect(ofUpstream.completion == .failure(MarbleError()))
  }

  @Test func cancelsAllSubscriptions() {
    let ended = CurrentValueSubject<Set<Int>, Never>([])
    let watched = subjects.enumerated().map { index, subject in
      subject.handleEvents(receiveCancel: { ended.value.insert(index) })
    }
    let recorder = Recorder(upstream.flatMap(maxPublishers: .max(2)) { watched[$0] })
    for index in 0..<4 { upstream.send(index) }
    subjects[0].send(completion: .finished)
    recorder.cancel()
    #expect(ended.value == [1, 2])
  }

  @Test func acceptsFailingInnerPublishers() {
    let result = Recorder(Just(1).flatMap { _ in Fail<Int, MarbleError>(error: .init()) })
    #expect(result.completion == .failure(MarbleError()))
  }

  @Test func stopsTheProgramIfTheLimitIsNotPositive() async {
    await #expect(processExitsWith: .failure) {
      _ = Just(1).flatMap(maxPublishers: .max(0)) { Just($0) }
    }
  }

  @Test func acceptsInnerPublishersThatNeverFail() {
    let recorder = Recorder(upstream.flatMap { Just($0 + 1) })
    upstream.send(1)
    upstream.send(completion: .failure(MarbleError()))
    #expect(recorder.values == [2])
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func keepsTheContract() {
    expectContract("flatMap(maxPublishers:_:)", { $0.flatMap { ContractUpstream.just($0) } }) { $0 }
    expectContract("flatMap(maxPublishers:_:)", { up in Just(0).flatMap { _ in up } }) { $0 }
  }
}
