import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct BackoffTests {
  private func seconds(_ backoff: Backoff<MarbleError>) -> [Double] {
    (1...6).compactMap { backoff.delay($0, MarbleError()) }.map { $0 / .seconds(1) }
  }

  @Test func growsUpToAMaximum() {
    #expect(
      seconds(.exponential(from: .seconds(1), max: .seconds(20))) == [1, 2, 4, 8, 16, 20])
    #expect(
      seconds(.exponential(from: .seconds(2), factor: 1.5, max: .seconds(4)))
        == [2, 3, 4, 4, 4, 4])
  }

  @Test(arguments: [(0.0, 4.0), (0.5, 3.0), (1.0, 2.0)])
  func jitterShortensTheDelay(random: Double, expected: Double) {
    let backoff = Backoff<MarbleError>.exponential(
      from: .seconds(4), max: .seconds(4), jitter: 0.5, random: { random })
    #expect(seconds(backoff).first == expected)
  }

  @Test func isConstantOrAClosure() {
    #expect(seconds(.constant(.seconds(3))) == [3, 3, 3, 3, 3, 3])
    #expect(seconds(Backoff { attempt, _ in attempt < 3 ? .seconds(attempt) : nil }) == [1, 2])
  }

  @Test func hasNoLimitsOfItsOwn() {
    let never = Duration.seconds(Int64.max)
    #expect(seconds(.exponential(from: .seconds(1), factor: .infinity, max: .seconds(9)))[1] == 9)
    #expect(seconds(.exponential(from: .seconds(1), factor: 1e300, max: never))[5] > 1e15)
    #expect(seconds(.exponential(from: never, max: never, jitter: 1, random: { 0 }))[0] > 1e15)
    #expect(seconds(.exponential(from: .zero, max: .seconds(9))) == [0, 0, 0, 0, 0, 0])
    #expect(seconds(.exponential(from: .seconds(1), max: .zero)) == [0, 0, 0, 0, 0, 0])
    #expect(
      seconds(.exponential(from: .seconds(8), factor: 0, max: .seconds(9))).prefix(2) == [8, 0])
  }

  @Test func theFactorMustBeANumber() async {
    await #expect(processExitsWith: .failure) {
      _ = Backoff<MarbleError>.exponential(from: .seconds(1), factor: .nan, max: .seconds(9))
    }
  }
}
