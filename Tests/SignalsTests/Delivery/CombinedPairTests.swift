import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct CombinedPairTests {
  /// Publishes every value with the number of its upstream, and finishes with the second one.
  private struct Tagged: CombiningState {
    func receive(_ input: Either<Int, String>, from upstream: Int) -> String? {
      switch input {
      case .first(let value): "\(upstream):\(value + 1)"
      case .second(let value): "\(upstream):\(value)"
      }
    }

    func finish(_ upstream: Int) -> Bool { upstream == 1 }
  }

  private let first = CurrentValueSubject<Int, MarbleError>(1)
  private let second = CurrentValueSubject<String, MarbleError>("a")

  @Test func subscribesToTheFirstUpstreamFirst() {
    let recorder = Recorder(CombinedPair(first, second, Tagged()))
    #expect(recorder.values == ["0:2", "1:a"])
  }

  @Test func tellsTheStateWhichUpstreamFinished() {
    let recorder = Recorder(CombinedPair(first, second, Tagged()))
    first.send(completion: .finished)
    #expect(recorder.completion == nil)
    second.send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func passesOnFailuresOfBothUpstreams() {
    let (one, two) = (
      Recorder(CombinedPair(first, Just("a").setFailureType(to: MarbleError.self), Tagged())),
      Recorder(CombinedPair(Just(1).setFailureType(to: MarbleError.self), second, Tagged()))
    )
    #expect(one.completion == .finished)
    second.send(completion: .failure(MarbleError()))
    #expect(two.completion == .failure(MarbleError()))
  }
}
