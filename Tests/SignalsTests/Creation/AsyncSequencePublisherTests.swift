import Observation
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AsyncSequencePublisherTests {
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

  @Test func convertsAStreamAndBackWithoutLoss() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for value in 0..<10_000 { continuation.yield(value) }
    continuation.finish()
    var received: [Int] = []
    for await value in stream.publisher.map({ $0 * 2 }).values { received.append(value) }
    #expect(received == (0..<10_000).map { $0 * 2 })
  }

  @Test func preservesTheError() async {
    let stream = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: MarbleError()) }
    await #expect(throws: MarbleError()) {
      for try await _ in stream.publisher.values {}
    }
  }

  @Test func cancellingTheTaskTerminatesTheStream() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    continuation.onTermination = { _ in end.finish() }
    let task = Task {
      for await _ in stream.publisher.values {}
    }
    task.cancel()
    await task.value
    for await _ in ends {}
  }

  @MainActor @Observable
  final class Model {
    var title = "a"
  }

  @Test @MainActor func publishesTheChangesOfAModel() async {
    let model = Model()
    var titles = Observations { model.title }.publisher.values.makeAsyncIterator()
    #expect(await titles.next() == "a")
    model.title = "b"
    #expect(await titles.next() == "b")
  }

  @Test func followsTheSchedulerOfARecorder() {
    let (letters, continuation) = AsyncStream.makeStream(of: String.self)
    let clock = TestScheduler()
    let recorder = Recorder(letters.publisher, on: clock)
    for letter in ["a", "b"] { continuation.yield(letter) }
    #expect(recorder.values == [])
    clock.advance(by: .seconds(1))
    #expect(recorder.values == ["a", "b"])
    continuation.finish()
    clock.advance(by: .seconds(1))
    #expect(recorder.completion == .finished)
  }
}
