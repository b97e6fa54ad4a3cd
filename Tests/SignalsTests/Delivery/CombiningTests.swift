import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct CombiningTests {
  /// Publishes every second value, and is finished after the value 8 or with upstream 1.
  private struct EverySecond: CombiningState {
    var count = 0
    var isFinished = false

    mutating func receive(_ input: Int, from upstream: Int) -> Int? {
      count += 1
      isFinished = input == 8
      return count.isMultiple(of: 2) ? input : nil
    }

    func finish(_ upstream: Int) -> Bool { upstream == 1 }
  }

  private let upstreams = [PassthroughSubject<Int, MarbleError>(), PassthroughSubject()]

  private func combined() -> Recorder<Int, MarbleError> {
    Recorder(CombinedCollection(upstreams, EverySecond()))
  }

  @Test func publishesTheOutputsOfTheState() {
    let recorder = combined()
    for value in 1...4 { upstreams[value % 2].send(value) }
    #expect(recorder.values == [2, 4])
  }

  @Test func finishesAfterTheLastOutput() {
    let recorder = combined()
    for value in 7...9 { upstreams[0].send(value) }
    #expect(recorder.values == [8])
    #expect(recorder.completion == .finished)
  }

  @Test func finishesWhenTheStateSaysSo() {
    let recorder = combined()
    upstreams[0].send(completion: .finished)
    #expect(recorder.completion == nil)
    upstreams[1].send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func passesOnTheFirstFailure() {
    let recorder = combined()
    upstreams[0].send(completion: .failure(MarbleError()))
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func sendsNoCompletionAfterStop() {
    let recorder = Recorder(CombinedCollection(upstreams, EverySecond()).prefix(1))
    for value in 7...8 { upstreams[0].send(value) }
    #expect(recorder.values == [8])
    #expect(recorder.violations == [])
  }

  @Test func mergingFinishesWithTheLastUpstream() {
    var merge = MergeState<Int>(upstreams: 3)
    #expect(merge.receive(5, from: 2) == 5)
    #expect(merge.finish(2) == false)
    #expect(merge.finish(0) == false)
    #expect(merge.finish(1) == true)
  }
}
