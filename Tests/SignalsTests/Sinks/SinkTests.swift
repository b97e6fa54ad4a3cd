import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SinkTests {
  private let received = CurrentValueSubject<[Int], Never>([])

  @Test func callsItsClosures() {
    let subject = PassthroughSubject<Int, MarbleError>()
    let end = CurrentValueSubject<Completion<MarbleError>?, Never>(nil)
    let subscription = subject.sink(
      receiveCompletion: { end.value = $0 },
      receiveValue: { [received] in received.value.append($0) })
    subject.send(1)
    subject.send(completion: .failure(MarbleError()))
    #expect(received.value == [1])
    #expect(end.value == .failure(MarbleError()))
    _ = subscription
  }

  @Test func releasingTheCancellableCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable? = subject.sink { [received] in received.value.append($0) }
    subject.send(1)
    #expect(subscription != nil)
    subscription = nil
    subject.send(2)
    #expect(received.value == [1])
  }

  @Test func feedsAnAsyncStreamWithoutLoss() async throws {
    let scheduler = TestScheduler()
    let ticks = Interval(every: .seconds(1), on: scheduler).prefix(1_000)
    let stream = AsyncStream { continuation in
      let subscription = ticks.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) })
      continuation.onTermination = { _ in subscription.cancel() }
    }
    try scheduler.run()
    var received: [Int] = []
    for await value in stream { received.append(value) }
    #expect(received == Array(0..<1_000))
  }
}
