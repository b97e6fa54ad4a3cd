import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct CreateTaskTests {
  @Test func finishesWhenTheBodyReturns() async throws {
    let recorder = Recorder(
      Create<Int, MarbleError>(runningTask: { emitter in
        for value in 1...3 { emitter.send(value) }
      }))
    #expect(try await recorder.next(3) == [1, 2, 3])
    #expect(try await recorder.nextCompletion() == .finished)
  }

  @Test func failsWithTheThrownError() async throws {
    let recorder = Recorder(
      Create<Int, MarbleError>(runningTask: { _ throws(MarbleError) in throw MarbleError() }))
    #expect(try await recorder.nextCompletion() == .failure(MarbleError()))
  }

  @Test func theBodyLearnsThatTheSubscriberStopped() async {
    let (answers, answer) = AsyncStream.makeStream(of: Demand.self)
    let recorder = Recorder(
      Create<Int, MarbleError>(runningTask: { answer.yield($0.send(1)) }).prefix(1))
    var next = answers.makeAsyncIterator()
    #expect(await next.next() == .stop)
    #expect(recorder.values == [1])
  }

  @Test func cancellingCancelsTheTask() async {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let recorder = Recorder(
      Create<Int, MarbleError>(runningTask: { _ in
        for await _ in AsyncStream<Never>.makeStream().stream {}
        end.yield(Task.isCancelled)
      }))
    recorder.cancel()
    var next = ends.makeAsyncIterator()
    #expect(await next.next() == true)
    #expect(recorder.completion == nil)
  }
}
