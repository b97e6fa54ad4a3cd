import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MovingAverageTests {
  private let clock = TestScheduler()
  private let numbers = PassthroughSubject<Double, Never>()

  @Test func averagesTheNewestValues() {
    let recorder = Recorder(numbers.movingAverage(ofLatest: 2))
    for number in [1, 3, 8, -8] as [Double] { numbers.send(number) }
    #expect(recorder.values == [1, 2, 5.5, 0])
  }

  @Test func averagesTheValuesOfSomeTime() {
    let recorder = Recorder(numbers.movingAverage(for: .seconds(3), scheduler: clock))
    numbers.send(1)
    clock.advance(by: .seconds(2))
    numbers.send(3)
    clock.advance(by: .seconds(1))
    clock.advance(by: .seconds(9))
    numbers.send(7)
    #expect(recorder.values == [1, 2, 3, 7])
  }

  @Test func leavesNoRoundingErrorsBehind() {
    let recorder = Recorder(numbers.movingAverage(ofLatest: 3))
    for number in [1e17, .infinity, 0.1, 0.2, 0.3, 0.1, 0.1, 0.1] as [Double] {
      numbers.send(number)
    }
    #expect(abs((recorder.values.last ?? 0) - 0.1) < 1e-12)
    #expect(recorder.values.allSatisfy { !$0.isNaN })
  }

  @Test func keepsTheContract() {
    expectContract("movingAverage(ofLatest:)") { upstream in
      upstream.map { Double($0) }.movingAverage(ofLatest: 2)
    } _: { values in
      values.map { $0 == 0 ? 0 : Double($0) - 0.5 }
    }
    expectContract(
      "movingAverage(for:scheduler:)",
      inTime: { upstream, scheduler in
        upstream.map { Double($0) }.movingAverage(for: .seconds(30), scheduler: scheduler)
      }
    ) { values in
      values.map { Double($0) / 2 }
    }
  }
}
