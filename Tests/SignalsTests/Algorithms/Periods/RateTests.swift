import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RateTests {
  private let clock = TestScheduler()

  @Test func countsTheValuesOfEachPeriod() {
    #expect(
      marbles("-a-b-c-------d-|", on: clock) {
        $0.rate(per: .seconds(4), scheduler: clock)
      } == "----2---1---0--|")
  }

  @Test func publishesZeroOnceUntilValuesArriveAgain() {
    #expect(
      marbles("-a-------------b-----------|", on: clock) {
        $0.rate(per: .seconds(4), scheduler: clock)
      } == "----1---0-------1---0------|")
  }

  @Test func leavesNothingScheduledWithoutValues() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.rate(per: .seconds(1), scheduler: clock))
    #expect(clock.scheduled == 0)
    subject.send(1)
    clock.advance(by: .seconds(5))
    #expect(recorder.values == [1, 0])
    #expect(clock.scheduled == 0)
  }

  @Test func periodsEndAtMultiplesOfTheirLengthAfterAnyTime() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.rate(per: .seconds(1), scheduler: clock))
    clock.advance(by: .seconds(2_365))
    subject.send(1)
    clock.advance(by: .milliseconds(999))
    #expect(recorder.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(recorder.values == [1])
  }

  @Test func countsInTheShortestPeriods() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.rate(per: Duration(attoseconds: 1), scheduler: clock))
    clock.advance(by: .seconds(10))
    subject.send(1)
    clock.advance(by: .nanoseconds(1))
    #expect(recorder.values == [1, 0])
  }

  @Test func thePeriodMustBePositive() async {
    await #expect(processExitsWith: .failure) {
      _ = Just(1).rate(per: .zero, scheduler: TestScheduler())
    }
  }

  @Test func keepsTheContract() {
    expectContract(
      "rate(per:scheduler:)", inTime: { $0.rate(per: .seconds(30), scheduler: $1) }
    ) { _ in [] }
  }
}
