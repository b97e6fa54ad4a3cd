import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct CombinedCollectionTests {
  /// Publishes the number of the upstream and the value.
  private struct Numbered: CombiningState {
    func receive(_ input: String, from upstream: Int) -> String? { "\(upstream)\(input)" }

    func finish(_ upstream: Int) -> Bool { true }
  }

  @Test func numbersTheUpstreamsInOrder() {
    let upstreams = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let recorder = Recorder(CombinedCollection(upstreams, Numbered()))
    for upstream in upstreams.reversed() { upstream.send("a") }
    #expect(recorder.values == ["2a", "1a", "0a"])
  }

  @Test func subscribesInOrder() {
    let recorder = Recorder(
      CombinedCollection(["a", "b"].map { CurrentValueSubject<String, Never>($0) }, Numbered()))
    #expect(recorder.values == ["0a", "1b"])
  }

  @Test func finishesAtOnceWithoutUpstreams() {
    let recorder = Recorder(CombinedCollection([Just<String>](), Numbered()))
    #expect(recorder.values == [])
    #expect(recorder.completion == .finished)
  }

  @Test func cancelsAllUpstreams() {
    let cancelled = CurrentValueSubject<Int, Never>(0)
    let upstreams = (0..<3).map { _ in
      PassthroughSubject<String, Never>().handleEvents(receiveCancel: { cancelled.value += 1 })
    }
    Recorder(CombinedCollection(upstreams, Numbered())).cancel()
    #expect(cancelled.value == 3)
  }
}
