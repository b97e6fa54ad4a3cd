import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SampledTests {
  private let clock = TestScheduler()

  @Test func publishesTheLatestValueOfEachPeriod() {
    #expect(
      marbles("-a-b-c-------d-|", on: clock) {
        $0.sampled(every: .seconds(4), scheduler: clock)
      } == "----b---c------(d|)")
  }

  @Test func dropsTheRestOnFailure() {
    #expect(
      marbles("-a-#", on: clock) { $0.sampled(every: .seconds(4), scheduler: clock) } == "---#")
  }

  @Test func leavesNothingScheduledWithoutValues() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.sampled(every: .seconds(1), scheduler: clock))
    #expect(clock.scheduled == 0)
    recorder.cancel()
  }

  @Test func periodsEndAtMultiplesOfTheirLengthAfterAnyTime() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.sampled(every: .seconds(1), scheduler: clock))
    clock.advance(by: .seconds(2_365))
    subject.send(1)
    clock.advance(by: .milliseconds(999))
    #expect(recorder.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(recorder.values == [1])
  }

  @Test func thePeriodMustBePositive() async {
    await #expect(processExitsWith: .failure) {
      _ = Just(1).sampled(every: .zero, scheduler: TestScheduler())
    }
  }

  @Test func publishesTheLatestValueWhenAnotherPublisherSends() {
    #expect(
      marbles("-a-bc-------d-|", "----x--x-------") { $0.sampled(by: $1) }
        == "----c---------(d|)")
    #expect(marbles("-a-#", "-----x-") { $0.sampled(by: $1) } == "---#")
    #expect(marbles("-a---b|", "---#") { $0.sampled(by: $1) } == "---#")
    #expect(marbles("-a---b|", "--|") { $0.sampled(by: $1) } == "------(b|)")
  }

  @Test func keepsTheContract() {
    expectContract(
      "sampled(every:scheduler:)", inTime: { $0.sampled(every: .seconds(1), scheduler: $1) }
    ) { Array($0.suffix(1)) }
    expectContract("sampled(by:)", ofTwo: { $0.sampled(by: $1) }) { values in
      values.indices.filter { $0 % 2 == 1 || $0 == values.count - 1 }.map { values[$0 - $0 % 2] }
    }
  }
}
