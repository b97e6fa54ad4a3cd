import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SequencePublisherTests {
  @Test func sendsAllElementsAndFinishes() {
    let recorder = Recorder(["a", "b", "c"].publisher)
    #expect(recorder.values == ["a", "b", "c"])
    #expect(recorder.completion == .finished)
  }

  @Test func restartsForEachSubscriber() {
    let publisher = (1...3).publisher
    #expect(Recorder(publisher).values == Recorder(publisher).values)
  }

  @Test func sequencesCanBeInfinite() {
    let recorder = Recorder((1...).publisher.filter { $0.isMultiple(of: 7) }.prefix(3))
    #expect(recorder.values == [7, 14, 21])
    #expect(recorder.completion == .finished)
  }
}
