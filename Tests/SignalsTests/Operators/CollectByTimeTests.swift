import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CollectByTimeTests {
  private let clock = TestScheduler()

  @Test func publishesTheValuesOfEachPeriod() {
    #expect(
      marbles("-a-b---c----------d-|", on: clock) {
        $0.collect(.byTime(clock, .seconds(4))).map { $0.joined() }
      } == "----<ab>c-----------(d|)")
  }

  @Test func publishesFullGroupsAtOnce() {
    #expect(
      marbles("-a-b---c----------d-|", on: clock) {
        $0.collect(.byTimeOrCount(clock, .seconds(4), 2)).map { $0.joined() }
      } == "---<ab>-c-----------(d|)")
  }

  @Test func dropsTheRestOnFailure() {
    #expect(
      marbles("-a-#", on: clock) { $0.collect(.byTime(clock, .seconds(4))).map { $0.joined() } }
        == "---#")
  }

  @Test func leavesNothingScheduledWithoutValues() {
    let recorder = Recorder(
      Empty<Int, Never>(completeImmediately: false).collect(.byTime(clock, .seconds(1))))
    #expect(clock.scheduled == 0)
    recorder.cancel()
  }

  @Test func periodsEndAtMultiplesOfTheirLengthAfterAnyTime() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.collect(.byTime(clock, .seconds(1))))
    clock.advance(by: .seconds(2_365))
    subject.send(1)
    clock.advance(by: .milliseconds(999))
    #expect(recorder.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(recorder.values == [[1]])
  }

  @Test func keepsTheContract() {
    expectContract("collect(_:)", inTime: { $0.collect(.byTimeOrCount($1, .seconds(1), 3)) }) {
      values in
      stride(from: 0, to: values.count, by: 3).map { Array(values[$0...].prefix(3)) }
    }
  }
}
