import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FutureTests {
  @Test func publishesTheResult() async {
    var values = Future { 1 }.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    #expect(await values.next() == nil)
  }

  @Test func failsWithTheThrownError() async {
    let future = Future { () async throws(MarbleError) -> Int in throw MarbleError() }
    var values = future.values.makeAsyncIterator()
    await #expect(throws: MarbleError()) { try await values.next() }
  }

  @Test func acceptsUntypedThrows() async {
    let failing: @Sendable () throws -> Int = { throw MarbleError() }
    var values = Future { try failing() }.values.makeAsyncIterator()
    await #expect(throws: MarbleError()) { try await values.next() }
  }

  @Test func publishesWhatItsPromiseReceives() {
    let promises = CurrentValueSubject<[Future<Int, MarbleError>.Promise], Never>([])
    let future = Future<Int, MarbleError> { promise in promises.value.append(promise) }
    let recorders = [Recorder(future), Recorder(future)]
    promises.value[0](.success(1))
    promises.value[0](.success(2))
    promises.value[1](.failure(MarbleError()))
    #expect(recorders.map(\.values) == [[1], []])
    #expect(recorders.map(\.completion) == [.finished, .failure(MarbleError())])
  }

  @Test func aPromiseMayBeKeptAtOnce() {
    let recorder = Recorder(Future<Int, Never> { $0(.success(1)) })
    #expect(recorder.values == [1])
    #expect(recorder.completion == .finished)
  }

  @Test func endsWithoutACompletionIfThePromiseIsReleased() {
    let leaks = LeakCheck()
    let subscription = Future<Int, Never> { _ in }.sink { [token = leaks.token("closure")] _ in
      withExtendedLifetime(token) {}
    }
    #expect(leaks.survivors == [])
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: [TaskPriority.background, .high])
  func runsWithThePriorityOfTheSubscriber(_ priority: TaskPriority) async {
    let (results, result) = AsyncStream.makeStream(of: [TaskPriority].self)
    // Detached without waiting for it, because that would raise the priority of a task.
    Task.detached(priority: priority) {
      let subscriber = Task.currentPriority
      let priority = await Future { Task.currentPriority }.values.first()
      result.yield([subscriber, priority].compactMap(\.self))
    }
    var iterator = results.makeAsyncIterator()
    #expect(await iterator.next() == [priority, priority])
  }

  @Test func runsTheClosureForEachSubscriber() async {
    let runs = CurrentValueSubject<Int, Never>(0)
    let future = Future {
      runs.value += 1
      return runs.value
    }
    for expected in 1...2 {
      var values = future.values.makeAsyncIterator()
      #expect(await values.next() == expected)
    }
  }

  @Test func cancellingCancelsTheTask() async {
    let scheduler = TestScheduler()
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let sleeping = Future {
      do {
        try await scheduler.sleep(until: Instant(offset: .seconds(1)))
      } catch {
        end.yield(error is CancellationError)
      }
    }
    sleeping.sink { _ in }.cancel()
    var next = ends.makeAsyncIterator()
    #expect(await next.next() == true)
  }

  @Test func convertsAnAsyncClosure() async {
    let (greetings, continuation) = AsyncStream.makeStream(of: String.self)
    let greeting = Future { await greetings.publisher.values.first() }
    async let first = greeting.values.first()
    continuation.yield("hello")
    #expect(await first == "hello")
  }

  @Test func followsTheSchedulerOfARecorder() {
    let (clock, attempts) = (TestScheduler(), CurrentValueSubject<Int, Never>(0))
    let answer = Future { () async throws(MarbleError) -> String in
      attempts.value += 1
      if attempts.value < 3 { throw MarbleError() }
      return "a"
    }
    let recorder = Recorder(answer.retry(3, after: .seconds(1), on: clock), on: clock)
    #expect(attempts.value == 0)
    clock.advance(by: .seconds(1))
    #expect(attempts.value == 2)
    clock.advance(by: .seconds(1))
    #expect(recorder.marbles == "--(a|)")
  }

  @Test func followsTheSchedulerInWhoseJobItIsSubscribedTo() {
    let clock = TestScheduler()
    let answers = marbles("a-b-----|", on: clock) { letters in
      letters.debounce(for: .seconds(2), scheduler: clock).flatMapLatest { letter in
        Future {
          try? await Task.sleep(for: .seconds(1), clock: clock)
          return letter
        }.flatMap { answer in Future { answer.uppercased() } }
          .setFailureType(to: MarbleError.self)
      }
    }
    #expect(answers == "-----B--|")
  }
}
