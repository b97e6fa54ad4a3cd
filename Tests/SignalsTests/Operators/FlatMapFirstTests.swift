import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FlatMapFirstTests {
  @Test func dropsValuesUntilTheFirstPublisherHasFinished() {
    let clock = TestScheduler()
    let result = marbles("-a--b-----c----|", on: clock) { upstream in
      upstream.flatMapFirst { name in
        Interval(every: .seconds(2), on: clock).prefix(2)
          .map { count in name == "a" ? ["x", "y"][count] : "z" }
          .setFailureType(to: MarbleError.self)
      }
    }
    #expect(result == "---x-y------z-(z|)" || result == "---x-y------z-z|")
  }

  @Test func eachSubscriptionIsBusyOnItsOwn() {
    let (upstream, inner) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let first = upstream.flatMapFirst { _ in inner }
    let (one, two) = (Recorder(first), Recorder(first))
    upstream.send(1)
    upstream.send(2)
    inner.send(3)
    #expect(one.values == [3])
    #expect(two.values == [3])
  }

  @Test func failsWithTheInnerPublisher() {
    let recorder = Recorder(
      Just(1).flatMapFirst { _ in Fail<Int, MarbleError>(error: MarbleError()) })
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func keepsTheContract() {
    expectContract("flatMapFirst(_:)", { $0.flatMapFirst { ContractUpstream.just($0) } }) { $0 }
    expectContract("flatMapFirst(_:)", { up in Just(0).flatMapFirst { _ in up } }) { $0 }
  }
}
