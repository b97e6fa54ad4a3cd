import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RandomNumbersTests {
  @Test func generatesTheNumbersOfSplitMix64() {
    var random = RandomNumbers(seed: 1_234_567)
    let numbers = (0..<3).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func repeatsTheNumbersOfASeed() {
    var (first, second, other) = (
      RandomNumbers(seed: 7), RandomNumbers(seed: 7), RandomNumbers(seed: 8)
    )
    let numbers = (0..<100).map { _ in first.next() }
    #expect(numbers == (0..<100).map { _ in second.next() })
    #expect(numbers != (0..<100).map { _ in other.next() })
  }
}
