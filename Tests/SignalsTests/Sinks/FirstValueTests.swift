import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FirstValueTests {
  private let subject = PassthroughSubject<Int, MarbleError>()

  @Test func returnsTheFirstValue() async {
    #expect(await [1, 2].publisher.values.first() == 1)
    #expect(await CurrentValueSubject<Int, Never>(3).values.first() == 3)
  }

  @Test func isNilWithoutValues() async {
    #expect(await Empty<Int, Never>().values.first() == nil)
  }

  @Test func throwsTheFailure() async {
    await #expect(throws: MarbleError()) {
      try await Fail<Int, MarbleError>(error: MarbleError()).values.first()
    }
  }

  @Test func waitsForTheFirstValue() async throws {
    let subject = subject
    let subscribed = PassthroughSubject<Void, Never>()
    var isSubscribed = subscribed.values.makeAsyncIterator()
    let watched = subject.handleEvents(receiveSubscription: { subscribed.send() })
    async let first = watched.prepend(Empty()).values.first()
    await isSubscribed.next()
    subject.send(1)
    #expect(try await first == 1)
  }

  @Test func cancellingTheTaskEndsTheWait() async throws {
    let subject = subject
    let task = Task { try await subject.values.first() }
    task.cancel()
    #expect(try await task.value == nil)
  }
}
