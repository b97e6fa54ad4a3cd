import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct MarblePlaybackTests {
  private let scheduler = TestScheduler()

  @Test func playsEachMarkAtItsFrame() throws {
    let played = CurrentValueSubject<[String], Never>([])
    scheduler.advance(by: .seconds(1))
    let jobs = scheduler.schedule("a-(b|)") { [scheduler] mark in
      played.value.append("\(scheduler.now.offset / .seconds(1)): \(mark.rendered)")
    }
    try scheduler.run()
    #expect(played.value == ["1.0: a", "3.0: b", "3.0: |"])
    withExtendedLifetime(jobs) {}
  }

  @Test func stopsWhenTheJobsAreReleased() throws {
    _ = scheduler.schedule("a") { _ in Issue.record("played") }
    try scheduler.run()
  }

  @Test func failsForMarksAndNamesThatCannotBeSent() {
    let (subscribed, unnamed) = (
      PassthroughSubject<Int, MarbleError>(), PassthroughSubject<Int, MarbleError>()
    )
    let recorders = [Recorder(subscribed), Recorder(unnamed)]
    subscribed.send(.subscribed) { _ in 0 }
    unnamed.send(.value("x")) { _ in nil }
    let problems = [
      "A publisher cannot send the mark ^.",
      "The diagram has the name x, for which there is no value.",
    ]
    #expect(
      recorders.map(\.completion) == problems.map { .failure(MarbleError(problem: $0)) })
  }

  @Test func framesHaveAnyDuration() {
    let played = CurrentValueSubject<[Duration], Never>([])
    let jobs = scheduler.schedule("a-b", frame: .milliseconds(100)) { [scheduler] _ in
      played.value.append(scheduler.now.offset)
    }
    scheduler.advance(by: .seconds(1))
    #expect(played.value == [.zero, .milliseconds(200)])
    withExtendedLifetime(jobs) {}
  }

  @Test func sendsTheEventsThatMarksStandFor() {
    let (finished, failed) = (
      PassthroughSubject<Int, MarbleError>(), PassthroughSubject<Int, MarbleError>()
    )
    let recorders = [Recorder(finished), Recorder(failed)]
    finished.send(.value("7")) { Int($0) ?? 0 }
    finished.send(.finished) { _ in 0 }
    failed.send(.failed) { _ in 0 }
    #expect(recorders.map(\.values) == [[7], []])
    #expect(recorders.map(\.completion) == [.finished, .failure(MarbleError())])
  }
}
