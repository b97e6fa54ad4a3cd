import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MapToResultTests {
  @Test func publishesAFailureAsTheLastValue() {
    #expect(
      marbles("--1--2--#") { upstream in
        upstream.mapToResult().map { (try? $0.get()) ?? "x" }.setFailureType(to: MarbleError.self)
      } == "--1--2--(x|)")
  }

  @Test func finishesWithTheUpstream() {
    let recorder = Recorder([1, 2].publisher.mapToResult())
    #expect(recorder.values.map { $0.get() } == [1, 2])
    #expect(recorder.completion == .finished)
  }

  @Test func sendsNoCompletionToASubscriberThatStops() {
    let recorder = Recorder(Fail<Int, MarbleError>(error: .init()).mapToResult().first())
    #expect(recorder.values.count == 1)
    #expect(recorder.violations == [])
  }

  @Test func keepsTheContract() {
    expectContract(
      "mapToResult()", { $0.mapToResult().compactMap { try? $0.get() } }, mayRecover: true
    ) {
      $0
    }
  }
}
