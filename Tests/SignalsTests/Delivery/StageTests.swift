import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct StageTests {
  /// Sends a first value, after which it stops if that is negative, and passes on the others.
  private struct StartingWith: SimpleStage {
    typealias Input = Int
    typealias Failure = MarbleError

    let first: Int

    func start(_ downstream: inout some Subscriber<Int, MarbleError>) -> Demand {
      _ = downstream.receive(first)
      return first < 0 ? .stop : .more
    }

    func receive(_ input: Int, _ downstream: inout some Subscriber<Int, MarbleError>) -> Demand {
      downstream.receive(input)
    }
  }

  @Test func startsBeforeTheUpstream() {
    let recorder = Recorder(
      OperatorPublisher(
        [1, 2].publisher.setFailureType(to: MarbleError.self), StartingWith(first: 0)))
    #expect(recorder.values == [0, 1, 2])
  }

  @Test func stopAtTheStartDoesNotSubscribe() {
    let upstream = PassthroughSubject<Int, MarbleError>()
      .handleEvents(receiveSubscription: { Issue.record("subscribed") })
    #expect(Recorder(OperatorPublisher(upstream, StartingWith(first: -1))).values == [-1])
  }

  @Test func passesOnCompletionsByDefault() {
    let upstream = Fail<Int, MarbleError>(error: MarbleError())
    #expect(
      Recorder(OperatorPublisher(upstream, StartingWith(first: 0))).completion
        == .failure(MarbleError()))
  }

  // Optimizers have failed on long chains, in each of the two styles in which they are written.

  @Test func compilesLongChainsInOneExpression() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject
        .map { $0 &+ 1 }.filter { $0 > 0 }.removeDuplicates().scan(0) { $0 &+ $1 }
        .compactMap { $0 &+ 1 }.map { $0 &+ 1 }.filter { $0 > 0 }.removeDuplicates()
        .scan(0) { $0 &+ $1 }.compactMap { $0 &+ 1 }.map { $0 &+ 1 }.filter { $0 > 0 }
        .prefix(2))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [6, 13])
  }

  @Test func compilesLongChainsStepByStep() {
    let subject = PassthroughSubject<Int, Never>()
    let a = subject.map { $0 &+ 1 }
    let b = a.filter { $0 > 0 }
    let c = b.removeDuplicates()
    let d = c.scan(0) { $0 &+ $1 }
    let e = d.compactMap { $0 &+ 1 }
    let f = e.map { $0 &+ 1 }
    let g = f.filter { $0 > 0 }
    let h = g.removeDuplicates()
    let i = h.scan(0) { $0 &+ $1 }
    let j = i.compactMap { $0 &+ 1 }
    let k = j.map { $0 &+ 1 }
    let l = k.filter { $0 > 0 }
    let recorder = Recorder(l.prefix(2))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [6, 13])
  }
}
