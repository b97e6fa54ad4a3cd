import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct PrefixUntilTests {
  @Test func finishesWithTheFirstValueOfTheOther() {
    #expect(
      marbles("--a--b--c--d-|", "-------x------") { $0.prefix(untilOutputFrom: $1) }
        == "--a--b-|")
  }

  @Test func ignoresTheCompletionOfTheOther() {
    let upstream = PassthroughSubject<Int, Never>()
    let failing = Recorder(
      upstream.prefix(untilOutputFrom: Fail<Int, MarbleError>(error: MarbleError())))
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(failing.values == [1])
    #expect(failing.completion == .finished)
  }

  @Test func doesNotSubscribeIfTheOtherPublishesAtOnce() {
    let recorder = Recorder([1, 2].publisher.prefix(untilOutputFrom: Just(0)))
    #expect(recorder.values == [])
    #expect(recorder.completion == .finished)
    #expect(recorder.violations == [])
  }

  @Test func keepsTheContract() {
    expectContract("prefix(untilOutputFrom:)", { $0.prefix(untilOutputFrom: Empty<Int, Never>()) })
    { $0 }
  }
}
