import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct DecimalDigitsTests {
  @Test(arguments: [0, 1, 9, 10, 11, 99, 100, 101, 999, 1_000, 12_345])
  func countsDigits(number: Int) {
    #expect(number.digitCount == "\(number)".count)
  }
}
