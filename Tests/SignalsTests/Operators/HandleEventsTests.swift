import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct HandleEventsTests {
  private let log = CurrentValueSubject<[String], Never>([])

  private func watched(_ upstream: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
    upstream.handleEvents(
      receiveSubscription: { [log] in log.value.append("subscription") },
      receiveOutput: { [log] in log.value.append("\($0)") },
      receiveCompletion: { [log] _ in log.value.append("completion") },
      receiveCancel: { [log] in log.value.append("cancel") })
  }

  @Test func reportsEveryEvent() {
    let recorder = Recorder(watched([1, 2].publisher))
    #expect(log.value == ["subscription", "1", "2", "completion"])
    #expect(recorder.values == [1, 2])
  }

  @Test func reportsCancelOnce() {
    let recorder = Recorder(watched(PassthroughSubject()))
    recorder.cancel()
    recorder.cancel()
    #expect(log.value == ["subscription", "cancel"])
  }

  @Test func reportsAStopAsCancel() {
    let recorder = Recorder(watched([1, 2].publisher).prefix(1))
    #expect(log.value == ["subscription", "1", "cancel"])
    #expect(recorder.completion == .finished)
  }

  @Test func doesNotReportCancelAfterCompletion() {
    Recorder(watched(Just(1))).cancel()
    #expect(log.value == ["subscription", "1", "completion"])
  }

  @Test func keepsTheContract() {
    expectContract(
      "handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)",
      { $0.handleEvents(receiveOutput: { _ in }, receiveCancel: {}) }
    ) { $0 }
  }
}
