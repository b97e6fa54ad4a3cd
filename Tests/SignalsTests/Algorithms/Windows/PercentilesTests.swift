import SignalAlgorithms
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct PercentilesTests {
  private let clock = TestScheduler()
  private let numbers = PassthroughSubject<Int, Never>()

  @Test func publishesPercentilesOfTheNewestValues() {
    let recorder = Recorder(numbers.percentiles([0, 0.5, 1], ofLatest: 3))
    for number in [5, 1, 9, 7, 7] { numbers.send(number) }
    #expect(recorder.values == [[5, 5, 5], [1, 1, 5], [1, 5, 9], [1, 7, 9], [7, 7, 9]])
  }

  @Test func publishesPercentilesOfSomeTime() {
    let recorder = Recorder(numbers.percentiles([0.9], for: .seconds(3), scheduler: clock))
    numbers.send(5)
    clock.advance(by: .seconds(2))
    numbers.send(1)
    clock.advance(by: .seconds(20))
    #expect(recorder.values == [[5], [5], [1]])
  }

  @Test func equalsTheValuesOfTheSortedWindow() {
    var random = RandomNumbers(seed: 3)
    let all = (0..<500).map { _ in Int.random(in: 0..<40, using: &random) }
    let fractions = [0.1, 0.25, 0.99]
    let results = Recorder(all.publisher.percentiles(fractions, ofLatest: 50)).values
    for (index, result) in results.enumerated() {
      let window = all[max(0, index - 49)...index].sorted()
      let expected = fractions.map { fraction in
        window.first { value in
          Double(window.count { $0 <= value }) >= fraction * Double(window.count)
        }
      }
      #expect(result == expected.compactMap { $0 }, "index \(index)")
    }
  }

  @Test func leavesOutNaN() {
    let recorder = Recorder(
      [.nan, 5, .nan, 1, 9].publisher.percentiles([0, 1], ofLatest: 3))
    #expect(recorder.values == [[5, 5], [5, 5], [1, 5], [1, 9]])
  }

  @Test func theFractionsMustBeInRange() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).percentiles([50], ofLatest: 2) }
  }

  @Test func keepsTheContract() {
    expectContract("percentiles(_:ofLatest:)") { upstream in
      upstream.percentiles([0, 1], ofLatest: 3)
    } _: { values in
      values.map { [max(0, $0 - 2), $0] }
    }
    expectContract(
      "percentiles(_:for:scheduler:)",
      inTime: { upstream, scheduler in
        upstream.percentiles([0, 1], for: .seconds(30), scheduler: scheduler)
      }
    ) { values in
      values.map { [0, $0] }
    }
  }
}
