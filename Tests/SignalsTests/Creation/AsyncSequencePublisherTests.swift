import Signals
import SignalsTesting
import Testing

@Suite struct AsyncSequencePublisherTests {
  @Test func publishesElementsAsTheyArrive() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var values = stream.publisher.values.makeAsyncIterator()
    continuation.yield(1)
    #expect(await values.next() == 1)
    continuation.yield(2)
    #expect(await values.next() == 2)
    continuation.finish()
    #expect(await values.next() == nil)
  }

  @Test func passesOnAFailure() async {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: MarbleError())
    }
    var values = stream.publisher.values.makeAsyncIterator()
    await #expect(throws: Never.self) { try await values.next() == 1 }
    await #expect(throws: MarbleError.self) { try await values.next() }
  }

  @Test func cancellingEndsTheIteration() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in end.finish() }
    stream.publisher.sink { _ in }.cancel()
    for await _ in ends {}
  }

  @Test func stopEndsTheIteration() async {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let recorder = Recorder(endless { end.finish() }.publisher.prefix(1))
    for await _ in ends {}
    #expect(recorder.values == [1])
    #expect(recorder.completion == .finished)
  }

  private func endless(_ onTermination: @escaping @Sendable () -> Void) -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.onTermination = { _ in onTermination() }
      continuation.yield(1)
    }
  }
}
