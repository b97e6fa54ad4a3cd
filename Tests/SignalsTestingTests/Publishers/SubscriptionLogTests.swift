import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct SubscriptionLogTests {
  private let scheduler = TestScheduler()

  @Test func recordsTheFirstEndOfASubscription() {
    let log = SubscriptionLog(scheduler)
    let first = log.begin()
    scheduler.advance(by: .seconds(2))
    let second = log.begin()
    log.end(first, .finished)
    scheduler.advance(by: .seconds(1))
    log.end(first, .cancelled)
    log.end(second, .failed)
    #expect(log.marbles(since: Instant(offset: .zero)) == ["^-|", "--^#"])
  }

  @Test func leavesAnActiveSubscriptionOpen() {
    let log = SubscriptionLog(scheduler)
    _ = log.begin()
    #expect(log.marbles(since: scheduler.now) == ["^"])
  }

  @Test func logsEventsOfAPublisher() {
    let log = SubscriptionLog()
    let subject = PassthroughSubject<Int, MarbleError>()
    let logged = LoggedPublisher(upstream: subject, log: log)
    Recorder(logged).cancel()
    let recorders = (Recorder(logged.prefix(1)), Recorder(logged))
    subject.send(1)
    subject.send(completion: .failure(MarbleError()))
    #expect(log.all.map(\.end?.mark) == [.cancelled, .cancelled, .failed])
    #expect(recorders.1.values == [1])
  }
}
