import Signals
import SignalsTesting
import Testing

/// An `AsyncStream` becomes a publisher, and a publisher an asynchronous sequence.
@Suite struct AsyncRoundTripTests {
  @Test func convertsAStreamAndBackWithoutLoss() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for value in 0..<10_000 { continuation.yield(value) }
    continuation.finish()
    var received: [Int] = []
    for await value in stream.publisher.map({ $0 * 2 }).values { received.append(value) }
    #expect(received == (0..<10_000).map { $0 * 2 })
  }

  @Test func convertsAPublisherToAStreamWithoutLoss() async {
    let scheduler = TestScheduler()
    let ticks = Interval(every: .seconds(1), on: scheduler).prefix(1_000)
    let stream = AsyncStream { continuation in
      let subscription = ticks.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) })
      continuation.onTermination = { _ in subscription.cancel() }
    }
    scheduler.run()
    var received: [Int] = []
    for await value in stream { received.append(value) }
    #expect(received == Array(0..<1_000))
  }

  @Test func preservesTheError() async {
    let stream = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: MarbleError()) }
    await #expect(throws: MarbleError()) {
      for try await _ in stream.publisher.values {}
    }
  }

  @Test func convertsAnAsyncClosure() async {
    let (greetings, continuation) = AsyncStream.makeStream(of: String.self)
    let greeting = Future { await greetings.publisher.values.first() }
    async let first = greeting.values.first()
    continuation.yield("hello")
    #expect(await first == "hello")
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
}
