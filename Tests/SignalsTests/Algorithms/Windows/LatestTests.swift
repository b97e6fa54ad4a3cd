import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct LatestTests {
  private let clock = TestScheduler()

  @Test func publishesTheNewestValues() {
    #expect(
      marbles("-a---b---c----|") { $0.latest(2).map { $0.joined() } } == "-a---<ab><bc>-|")
  }

  @Test func publishesTheValuesOfSomeTime() {
    #expect(
      marbles("-a---b-----------|", on: clock) {
        $0.latest(for: .seconds(8), scheduler: clock).map { $0.isEmpty ? "0" : $0.joined() }
      } == "-a---<ab>b---0---|")
  }

  @Test func valuesOfOneInstantLeaveTogether() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.latest(for: .seconds(5), scheduler: clock).map { Array($0) })
    subject.send(1)
    subject.send(2)
    clock.advance(by: .seconds(2))
    subject.send(3)
    clock.advance(by: .seconds(20))
    #expect(recorder.values == [[1], [1, 2], [1, 2, 3], [3], []])
    #expect(clock.scheduled == 0)
  }

  @Test func leavesNothingScheduledWhenCancelled() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.latest(for: .seconds(5), scheduler: clock))
    subject.send(1)
    #expect(clock.scheduled == 1)
    recorder.cancel()
    #expect(clock.scheduled == 0)
  }

  @Test func keepsOldWindows() {
    let windows = Recorder((0..<1_000).publisher.latest(60)).values
    #expect(windows.allSatisfy { $0.count <= 60 })
    #expect(windows.map(\.last) == Array(0..<1_000))
    #expect(Array(windows[500]) == Array(441...500))
  }

  @Test func publishesWindowsThatOverlap() {
    #expect(
      marbles("-a---b---c----|") { $0.windows(ofCount: 2).map { $0.joined() } }
        == "-----<ab><bc>-|")
  }

  @Test func theCountMustBePositive() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).latest(0) }
    await #expect(processExitsWith: .failure) {
      _ = Just(1).latest(for: .zero, scheduler: TestScheduler())
    }
  }

  @Test func keepsTheContract() {
    expectContract("latest(_:)") {
      $0.latest(3).map { Array($0) }
    } _: { values in
      values.indices.map { Array(values[max(0, $0 - 2)...$0]) }
    }
    expectContract("windows(ofCount:)") {
      $0.windows(ofCount: 3).map { Array($0) }
    } _: { values in
      values.indices.dropFirst(2).map { Array(values[$0 - 2...$0]) }
    }
    expectContract(
      "latest(for:scheduler:)",
      inTime: { upstream, scheduler in
        upstream.latest(for: .seconds(30), scheduler: scheduler).map { Array($0) }
      }
    ) { values in
      values.indices.map { Array(values[...$0]) }
    }
  }
}
