import Testing

@testable import TextBackend

@Suite(.timeLimit(.minutes(5))) struct DecimalDigitsTests {
  @Test(arguments: [0, 1, 9, 10, 11, 99, 100, 101, 999, 1_000, 12_345])
  func writesAndCountsDigits(number: Int) {
    var bytes: [UInt8] = []
    bytes.appendDecimal(number)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
    #expect(number.digitCount == "\(number)".count)
  }

  @Test func appendsAFinalCharacter() {
    var bytes = Array("x".utf8)
    bytes.appendDecimal(42, then: "m")
    #expect(String(decoding: bytes, as: UTF8.self) == "x42m")
  }
}
