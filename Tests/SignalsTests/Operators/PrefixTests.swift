import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct PrefixTests {
  @Test func finishesAfterMaxLengthValues() {
    #expect(marbles("--a--b--c--d-|") { $0.prefix(2) } == "--a--(b|)")
  }

  @Test func finishesEarlyWithTheUpstream() {
    #expect(marbles("--a-|") { $0.prefix(2) } == "--a-|")
  }

  @Test func prefixOfZeroFinishesWithoutSubscribing() {
    let watched = Just(1).handleEvents(receiveSubscription: { Issue.record("subscribed") })
    let recorder = Recorder(watched.prefix(0))
    #expect(recorder.values == [])
    #expect(recorder.completion == .finished)
  }

  @Test func cancelsTheUpstreamAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    let cancelled = PassthroughSubject<Void, Never>()
    let count = Recorder(cancelled)
    let first = Recorder(subject.handleEvents(receiveCancel: { cancelled.send() }).prefix(1))
    subject.send(1)
    #expect(count.values.count == 1)
    #expect(first.completion == .finished)
  }

  @Test func sendsNoCompletionAfterStop() {
    #expect(marbles("-a-b-|") { $0.prefix(2).prefix(1) } == "-(a|)")
  }

  @Test func keepsTheContract() {
    expectContract("prefix(_:)", { $0.prefix(3) }) { Array($0.prefix(3)) }
  }
}
