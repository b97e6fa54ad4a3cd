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
          "numbers: receive subscription: (PassthroughSubject)", "numbers: request unlimited",
          "numbers: receive value: (1)",
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
          "numbers: receive subscription: (PassthroughSubject)", "numbers: request unlimited",
          "numbers: receive cancel",
          "numbers: receive subscription: (Empty)", "numbers: request unlimited",
          "numbers: receive finished",
        ])
  }

  @Test func printsWithoutAPrefix() {
    let subscription = Just(1).print { [lines] in lines.value.append($0) }.sink { _ in }
    #expect(
      lines.value
        == [
          "receive subscription: (Just)", "request unlimited", "receive value: (1)",
          "receive finished",
        ])
    _ = subscription
  }

  @Test func namesOperators() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
    let printed: [AnyPublisher<Int, Never>] = [
      subject.map { $0 }.filter { _ in true }.eraseToAnyPublisher(),
      subject.debounce(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher(),
      subject.prefix(1).eraseToAnyPublisher(),
      [subject, subject].merged().eraseToAnyPublisher(),
    ]
    let subscriptions = printed.map { publisher in
      publisher.print { [lines] in lines.value.append($0) }.sink { _ in }
    }
    #expect(
      lines.value.filter { $0.hasPrefix("receive subscription") }
        == ["PassthroughSubject", "Debounce", "Output", "Merge"].map {
          "receive subscription: (\($0))"
        })
    _ = subscriptions
  }

  @Test func keepsTheContract() {
    expectContract("print(_:to:)", { $0.print { _ in } }) { $0 }
  }
}
