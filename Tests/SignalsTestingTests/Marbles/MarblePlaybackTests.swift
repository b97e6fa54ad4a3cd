import Signals
import Testing

@testable import SignalsTesting

@Suite(.timeLimit(.minutes(1))) struct MarblePlaybackTests {
  private let scheduler = TestScheduler()

  @Test func playsEachMarkAtItsFrame() {
    let played = CurrentValueSubject<[String], Never>([])
    scheduler.advance(by: .seconds(1))
    let jobs = scheduler.schedule("a-(b|)") { [scheduler] mark in
      played.value.append("\(scheduler.now.offset / .seconds(1)): \(mark.rendered)")
    }
    scheduler.run()
    #expect(played.value == ["1.0: a", "3.0: b", "3.0: |"])
    withExtendedLifetime(jobs) {}
  }

  @Test func stopsWhenTheJobsAreReleased() {
    _ = scheduler.schedule("a") { _ in Issue.record("played") }
    scheduler.run()
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
