import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct ContinuedTests {
  private let upstream = PassthroughSubject<Int, MarbleError>()
  private let next = PassthroughSubject<Int, Never>()

  /// Continues with `next` after a failure.
  private var continued: some Publisher<Int, Never> {
    let continued = Continued<MarbleError, PassthroughSubject<Int, Never>> { [next] completion in
      if case .failure = completion { .subscribe(to: next) } else { .complete(.finished) }
    }
    return OperatorPublisher(upstream, continued)
  }

  @Test func subscribesToTheNextPublisher() {
    let recorder = Recorder(continued)
    next.send(0)
    upstream.send(1)
    upstream.send(completion: .failure(MarbleError()))
    next.send(2)
    next.send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .finished)
  }

  @Test func completesWithoutANextPublisher() {
    let recorder = Recorder(continued)
    upstream.send(completion: .finished)
    #expect(recorder.completion == .finished)
  }

  @Test func sendsNothingAfterItWasCancelled() {
    let recorder = Recorder(continued)
    upstream.send(completion: .failure(MarbleError()))
    recorder.cancel()
    next.send(1)
    next.send(completion: .finished)
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
  }
}
