import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RetryTests {
  private let scheduler = TestScheduler()

  /// Fails with its first attempts, then sends their number.
  private func failing(_ failures: Int) -> some Publisher<Int, MarbleError> {
    let attempts = CurrentValueSubject<Int, Never>(0)
    return Deferred {
      attempts.value += 1
      let attempt = attempts.value
      return Just(attempt).tryMap { value throws(MarbleError) in
        if attempt <= failures { throw MarbleError() }
        return value
      }
    }
  }

  @Test func subscribesAgainAfterAFailure() {
    let recorder = Recorder(failing(2).retry(2))
    #expect(recorder.values == [3])
    #expect(recorder.completion == .finished)
  }

  @Test func failsWhenNoAttemptIsLeft() {
    let recorder = Recorder(failing(2).retry(1))
    #expect(recorder.values == [])
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func publishesValuesOfEveryAttempt() {
    let attempt = [1, 2].publisher.setFailureType(to: MarbleError.self)
      .append(Fail(error: MarbleError()))
    #expect(Recorder(attempt.retry(1)).values == [1, 2, 1, 2])
  }

  @Test func manyAttemptsUseNoStack() {
    #expect(Recorder(failing(20_000).retry(20_000)).values == [20_001])
  }

  @Test func waitsBetweenAttempts() throws {
    let recorder = Recorder(failing(2).retry(2, after: .seconds(3), on: scheduler), on: scheduler)
    try scheduler.run()
    #expect(recorder.values == [3])
    #expect(recorder.times.map(\.offset) == [.seconds(6)])
  }

  @Test func cancellingEndsTheWait() {
    let recorder = Recorder(failing(1).retry(1, after: .seconds(3), on: scheduler))
    #expect(scheduler.scheduled == 1)
    recorder.cancel()
    #expect(scheduler.scheduled == 0)
  }

  @Test func cancellingDuringADeliveryEndsTheAttempts() {
    let subject = PassthroughSubject<Void, Never>()
    let exit = CurrentValueSubject<AnyCancellable?, Never>(nil)
    let seen = CurrentValueSubject<[Int], Never>([])
    let many = (1...100).publisher.setFailureType(to: MarbleError.self)
    let attempts = Deferred {
      seen.value.isEmpty
        ? subject.tryMap { () throws(MarbleError) in throw MarbleError() }.eraseToAnyPublisher()
        : many.eraseToAnyPublisher()
    }
    exit.value = attempts.retry(1).sink(receiveCompletion: { _ in }) { value in
      seen.value.append(value)
      if value == 3 { exit.value?.cancel() }
    }
    seen.value = [0]
    subject.send()
    #expect(seen.value == [0, 1, 2, 3])
  }

  @Test func cancellingStopsASequence() throws {
    let exit = CurrentValueSubject<AnyCancellable?, Never>(nil)
    let iterated = CurrentValueSubject<Int, Never>(0)
    let elements = (1...100).publisher.tryMap { element throws(MarbleError) in
      iterated.value += 1
      if iterated.value == 1 { throw MarbleError() }
      return element
    }
    exit.value = elements.retry(1, after: .seconds(1), on: scheduler)
      .sink(receiveCompletion: { _ in }) { if $0 == 3 { exit.value?.cancel() } }
    try scheduler.run()
    // One element of the first attempt, and four of the second one, which the fourth stops.
    #expect(iterated.value == 5)
  }

  @Test func waitsLongerAfterEachFailure() throws {
    let scheduler = TestScheduler()
    let attempts = ColdPublisher("#", on: scheduler)
    let recorder = Recorder(
      attempts.retry(3, backoff: .exponential(from: .seconds(1), max: .seconds(9)), on: scheduler),
      on: scheduler)
    try scheduler.run()
    #expect(attempts.subscriptions.count == 4)
    #expect(recorder.completionTime?.offset == .seconds(7))
  }

  @Test func aBackoffWithoutADelayGivesUp() {
    let scheduler = TestScheduler()
    let recorder = Recorder(
      Fail<Int, MarbleError>(error: MarbleError())
        .retry(3, backoff: Backoff { _, _ in nil }, on: scheduler))
    #expect(recorder.completion == .failure(MarbleError()))
    #expect(scheduler.scheduled == 0)
  }

  @Test func subscribesAgainWhenAnotherPublisherSends() throws {
    let clock = TestScheduler()
    let attempts = ColdPublisher("--a-#", on: clock)
    let recorder = Recorder(
      attempts.retry { $0.delay(for: .seconds(2), scheduler: clock) }.prefix(2), on: clock)
    clock.advance(by: .seconds(20))
    #expect(attempts.subscriptions == ["^---#", "------^-!"])
    #expect(recorder.marbles == "--a-----(a|)")
  }

  @Test func anotherPublisherDecidesHowRetryingEnds() {
    for (ending, completion) in [
      (Completion<MarbleError>.finished, Completion.finished),
      (.failure(MarbleError()), .failure(MarbleError())),
    ] {
      let trigger = PassthroughSubject<Void, MarbleError>()
      let upstream = PassthroughSubject<Int, MarbleError>()
      let recorder = Recorder(upstream.retry { _ in trigger })
      upstream.send(1)
      trigger.send(completion: ending)
      upstream.send(2)
      #expect(recorder.values == [1])
      #expect(recorder.completion == completion)
    }
  }

  @Test func receivesTheFailureOfEachAttempt() {
    let seen = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(
      failing(3).retry { errors in
        errors.handleEvents(receiveOutput: { _ in seen.value += 1 })
      })
    #expect(recorder.values == [4])
    #expect(recorder.completion == .finished)
    #expect(seen.value == 3)
  }

  @Test func optionalValuesAreNoEnd() {
    let numbers: [Int?] = [1, nil, 2]
    let upstream = numbers.publisher.setFailureType(to: MarbleError.self)
    #expect(
      Recorder(upstream.retry { _ in Empty<Void, Never>(completeImmediately: false) }).values
        == numbers)
  }

  @Test func keepsTheContract() {
    expectContract("retry(_:)", { $0.retry(2) }, mayResubscribe: true) { $0 }
    expectContract(
      "retry(_:after:on:)", inTime: { $0.retry(2, after: .seconds(1), on: $1) },
      mayResubscribe: true
    ) { $0 }
    expectContract(
      "retry(_:backoff:on:)",
      inTime: { $0.retry(2, backoff: .constant(.seconds(1)), on: $1) }, mayResubscribe: true
    ) { $0 }
    expectContract(
      "retry(when:)", { $0.retry { $0.prefix(2).map { _ in } } }, mayResubscribe: true,
      mayRecover: true
    ) { $0 }
  }
}
