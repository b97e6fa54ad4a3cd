import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct PrintTests {
  private let lines = CurrentValueSubject<[String], Never>([])

  private func printed(_ upstream: some Publisher<Int, MarbleError>) -> some Publisher {
    upstream.print("numbers") { [lines] in lines.value.append($0) }
  }

  @Test func printsEveryEvent() {
    let subject = PassthroughSubject<Int, MarbleError>()
    let recorder = Recorder(printed(subject))
    subject.send(1)
    subject.send(completion: .failure(MarbleError()))
    #expect(recorder.violations == [])
    #expect(
      lines.value
        == [
          "numbers: receive subscription", "numbers: receive value: (1)",
          "numbers: receive error: (MarbleError())",
        ])
  }

  @Test func printsFinishAndCancel() {
    let subject = PassthroughSubject<Int, MarbleError>()
    Recorder(printed(subject)).cancel()
    _ = Recorder(printed(Empty()))
    #expect(
      lines.value
        == [
          "numbers: receive subscription", "numbers: receive cancel",
          "numbers: receive subscription", "numbers: receive finished",
        ])
  }

  @Test func printsWithoutAPrefix() {
    let subscription = Just(1).print { [lines] in lines.value.append($0) }.sink { _ in }
    #expect(lines.value == ["receive subscription", "receive value: (1)", "receive finished"])
    _ = subscription
  }

  @Test func keepsTheContract() {
    expectContract("print(_:to:)", { $0.print { _ in } }) { $0 }
  }
}
