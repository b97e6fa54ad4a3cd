import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SubscribeSubjectTests {
  @Test func sendsAllEventsToTheSubject() {
    let (source, target) = (
      PassthroughSubject<Int, MarbleError>(), PassthroughSubject<Int, MarbleError>()
    )
    let recorder = Recorder(target)
    let subscription = source.subscribe(target)
    source.send(1)
    source.send(completion: .failure(MarbleError()))
    #expect(recorder.values == [1])
    #expect(recorder.completion == .failure(MarbleError()))
    subscription.cancel()
  }
}
