import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RecorderExpectationsTests {
  private let subject = PassthroughSubject<Int, MarbleError>()

  private func send(_ values: Int..., completion: Completion<MarbleError>? = nil) {
    for value in values { subject.send(value) }
    if let completion { subject.send(completion: completion) }
  }

  @Test func returnsReceivedEventsImmediately() async throws {
    let recorder = Recorder(subject)
    send(1, 2, 3, completion: .failure(MarbleError()))
    #expect(try await recorder.next() == 1)
    #expect(try await recorder.next(2) == [2, 3])
    #expect(try await recorder.next(0) == [])
    #expect(try await recorder.nextCompletion() == .failure(MarbleError()))
    try recorder.expectNoMore()
  }

  @Test func waitsForMissingValues() async throws {
    let recorder = Recorder(subject)
    async let values = recorder.next(100)
    let task = Task { [subject] in
      for value in 0..<100 {
        await Task.yield()
        subject.send(value)
      }
    }
    #expect(try await values == Array(0..<100))
    await task.value
  }

  @Test func waitsForTheCompletion() async throws {
    let recorder = Recorder(subject)
    async let completion = recorder.nextCompletion()
    let task = Task { [subject] in subject.send(completion: .finished) }
    #expect(try await completion == .finished)
    await task.value
  }

  @Test func reportsACompletionInPlaceOfAValue() async {
    let recorder = Recorder(subject)
    send(1, completion: .finished)
    await #expect(
      throws: ExpectationError("Expected 2 values, but received 1, then the stream finished.")
    ) {
      try await recorder.next(2)
    }
    #expect(await value(of: recorder) == 1)
    await #expect(throws: ExpectationError("Expected a value, but the stream finished.")) {
      try await recorder.next()
    }
  }

  @Test func reportsValuesInPlaceOfACompletion() async {
    let recorder = Recorder(subject)
    send(1, 2)
    await #expect(throws: ExpectationError("Expected the completion, but received 1, 2.")) {
      try await recorder.nextCompletion()
    }
  }

  @Test func reportsUnexpectedEvents() async throws {
    let recorder = Recorder(subject)
    try recorder.expectNoMore()
    send(1, completion: .failure(MarbleError()))
    #expect(
      throws: ExpectationError(
        "Expected no more events, but received 1, then the stream failed with MarbleError().")
    ) {
      try recorder.expectNoMore()
    }
  }

  @Test func reportsReceivedValuesWhenCancelled() async {
    let recorder = Recorder(subject)
    send(1)
    let task = Task { try await recorder.next(2) }
    task.cancel()
    await #expect(throws: ExpectationError("Expected 2 values, but received 1.")) {
      try await task.value
    }
    let idle = Task { try await recorder.nextCompletion() }
    idle.cancel()
    await #expect(throws: ExpectationError("Expected the completion, but received 1.")) {
      try await idle.value
    }
  }

  private func value(of recorder: Recorder<Int, MarbleError>) async -> Int? {
    try? await recorder.next()
  }
}
