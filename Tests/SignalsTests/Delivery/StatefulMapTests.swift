import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct StatefulMapTests {
  /// Publishes the sum after each odd value, and the rest at the end.
  private func sums(_ upstream: some Publisher<Int, MarbleError>) -> Recorder<Int, MarbleError> {
    Recorder(
      upstream.statefulMap(0) { sum, value in
        sum += value
        return value.isMultiple(of: 2) ? nil : sum
      } last: { sum in
        -sum
      })
  }

  @Test func publishesWhatFollowsFromValueAndState() {
    let recorder = sums([1, 2, 3].publisher.setFailureType(to: MarbleError.self))
    #expect(recorder.values == [1, 6, -6])
    #expect(recorder.completion == .finished)
  }

  @Test func eachSubscriptionHasItsOwnState() {
    let upstream = [1, 3].publisher.setFailureType(to: MarbleError.self)
    #expect(sums(upstream).values == sums(upstream).values)
  }

  @Test func publishesNothingMoreAfterAFailure() {
    let subject = PassthroughSubject<Int, MarbleError>()
    let recorder = sums(subject)
    subject.send(2)
    subject.send(completion: .failure(MarbleError()))
    #expect(recorder.values == [])
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func stopAtTheLastOutputDropsTheFinish() {
    let outputs = [1].publisher.statefulMap(0) { _, value in
      value
    } last: { _ in
      2
    }
    #expect(Recorder(outputs.prefix(2)).values == [1, 2])
  }
}
