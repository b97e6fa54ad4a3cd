import Signals
import SignalsTesting
import Testing

@Suite struct JustTests {
  @Test func sendsItsValueAndFinishes() {
    let recorder = Recorder(Just("a"))
    #expect(recorder.values == ["a"])
    #expect(recorder.completion == .finished)
  }

  @Test func sendsNoCompletionAfterStop() {
    #expect(Recorder(Just("a").prefix(1)).violations == [])
  }
}

@Suite struct EmptyTests {
  @Test func finishesAtOnce() {
    #expect(Recorder(Empty<Int, Never>()).completion == .finished)
  }

  @Test func neverCompletesIfToldNotTo() {
    let recorder = Recorder(Empty<Int, Never>(completeImmediately: false))
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
  }
}

@Suite struct FailTests {
  @Test func failsAtOnce() {
    let recorder = Recorder(Fail<Int, MarbleError>(error: MarbleError()))
    #expect(recorder.values == [])
    #expect(recorder.completion == .failure(MarbleError()))
  }
}

@Suite struct SequencePublisherTests {
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
