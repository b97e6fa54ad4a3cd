import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FlatMapLatestTests {
  @Test func publishesValuesOfTheLatestInnerPublisher() {
    let scheduler = TestScheduler()
    let diagram = marbles("--a-----b-----|", on: scheduler) { upstream in
      upstream.flatMapLatest { question in
        Interval(every: .seconds(4), on: scheduler).prefix(2)
          .map { "\(question)\($0 + 1)" }.setFailureType(to: MarbleError.self)
      }
    }
    #expect(diagram == "------<a1>--<b1>(<b2>|)")
  }

  @Test func acceptsFailingInnerPublishers() {
    let result = Recorder(Just(1).flatMapLatest { _ in Fail<Int, MarbleError>(error: .init()) })
    #expect(result.completion == .failure(MarbleError()))
  }

  @Test func acceptsInfallibleInnerPublishers() {
    #expect(Recorder([1, 2].publisher.flatMapLatest { Just($0 * 10) }).values == [10, 20])
  }

  @Test func acceptsInnerPublishersThatNeverFail() {
    let upstream = PassthroughSubject<Int, MarbleError>()
    let (mapped, switched) = (
      Recorder(upstream.flatMapLatest { Just($0 + 1) }),
      Recorder(upstream.map { Just($0 + 1) }.switchToLatest())
    )
    upstream.send(1)
    upstream.send(completion: .failure(MarbleError()))
    #expect(mapped.values == [2])
    #expect(switched.values == [2])
    #expect(mapped.completion == .failure(MarbleError()))
  }

  @Test func keepsTheContract() {
    expectContract("flatMapLatest(_:)", { $0.flatMapLatest { ContractUpstream.just($0) } }) { $0 }
    expectContract("flatMapLatest(_:)", { up in Just(0).flatMapLatest { _ in up } }) { $0 }
  }
}
