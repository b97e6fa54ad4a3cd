import Foundation
import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct TimedTests {
  /// Sends every value three times, a second apart.
  private struct Repeating: TimedState {
    typealias Failure = MarbleError

    var value = ""
    var remaining = 0
    var isDue = false

    func start(at now: Instant) -> Duration? { nil }

    mutating func receive(
      _ event: Event<String, MarbleError>, at now: Instant
    ) -> TimedAction<String, MarbleError> {
      switch event {
      case .value("-"): return .wait
      case .value(let value):
        self.value = value
        remaining = 3
        return .setTimer(.seconds(1))
      case .completion: return .send(event)
      }
    }

    mutating func timerFired(at now: Instant) -> TimedAction<String, MarbleError> {
      isDue.toggle()
      if isDue {
        remaining -= 1
        return .send(.value(value))
      }
      return remaining > 0 ? .setTimer(.seconds(1)) : .wait
    }
  }

  /// Sends the time when its first timer fires, and finishes.
  private struct Starting: TimedState {
    var isSent = false

    func start(at now: Instant) -> Duration? { .seconds(2) }

    func receive(
      _ event: Event<String, MarbleError>, at now: Instant
    ) -> TimedAction<String, MarbleError> {
      .wait
    }

    mutating func timerFired(at now: Instant) -> TimedAction<String, MarbleError> {
      if isSent { return .send(.completion(.finished)) }
      isSent = true
      return .send(.value("\(now.offset / .seconds(1))"))
    }
  }

  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<String, MarbleError>()

  private var repeating: some Publisher<String, MarbleError> {
    OperatorPublisher(subject, Timed(Repeating(), on: scheduler))
  }

  @Test func setsATimerAgainWhenTheStateAsksForIt() throws {
    let recorder = Recorder(repeating, on: scheduler)
    subject.send("a")
    subject.send("-")
    try scheduler.run()
    #expect(recorder.values == ["a", "a", "a"])
    #expect(recorder.times.map(\.offset) == [1, 2, 3].map { .seconds($0) })
  }

  @Test func sendsNoCompletionAfterStop() throws {
    let recorder = Recorder(
      OperatorPublisher(subject, Timed(Starting(), on: scheduler)).prefix(1))
    try scheduler.run()
    #expect(recorder.values == ["2.0"])
    #expect(recorder.violations == [])
  }

  @Test func passesOnAFailure() {
    let recorder = Recorder(repeating)
    subject.send(completion: .failure(MarbleError()))
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func startsATimerWithTheSubscription() throws {
    scheduler.advance(by: .seconds(1))
    let recorder = Recorder(OperatorPublisher(subject, Timed(Starting(), on: scheduler)))
    try scheduler.run()
    #expect(recorder.values == ["3.0"])
    #expect(recorder.completion == .finished)
  }

  @Test func aTimerThatFiresDuringTheSubscriptionWaitsForItsHandle() {
    let scheduler = ImpatientScheduler()
    let timed = OperatorPublisher(subject, Timed(Starting(), on: scheduler))
    let subscription = timed.sink(receiveCompletion: { _ in }, receiveValue: scheduler.log)
    #expect(scheduler.events == ["fired", "scheduled", "2.0"])
    subscription.cancel()
  }

  @Test func cancelsItsTimer() {
    let recorder = Recorder(repeating)
    subject.send("a")
    #expect(scheduler.scheduled == 1)
    recorder.cancel()
    #expect(scheduler.scheduled == 0)
  }
}

/// A scheduler whose jobs run on another thread before `schedule` returns.
private final class ImpatientScheduler: Scheduler {
  private let base = TestScheduler()
  private let logged = Lock([String]())

  var now: Instant { base.now }

  var events: [String] { logged.withLock { $0 } }

  @Sendable func log(_ event: String) {
    logged.withLock { $0.append(event) }
  }

  func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let handle = base.schedule(after: delay, job)
    let hasFired = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [base] in
      base.advance(by: delay)
      self.log("fired")
      hasFired.signal()
    }
    hasFired.wait()
    log("scheduled")
    return handle
  }
}
