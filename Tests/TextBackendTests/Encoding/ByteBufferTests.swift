import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct ByteBufferTests {
  @Test func keepsWhatIsAppendedUntilItIsTaken() {
    var buffer = ByteBuffer()
    buffer += "abc".utf8
    buffer.appendCSI()
    buffer.appendDecimal(120, then: "X")
    buffer.append(ascii: "!")
    #expect(buffer.takeBytes() == Array("abc\u{1B}[120X!".utf8))
    #expect(buffer.takeBytes() == [])
    buffer += "d".utf8
    #expect(buffer.takeBytes() == Array("d".utf8))
  }

  @Test func growsAsNeeded() {
    var buffer = ByteBuffer()
    let text = Array(repeating: "0123456789", count: 100).joined()
    for _ in 0..<10 { buffer += text.utf8 }
    #expect(buffer.takeBytes().count == 10_000)
  }

  @Test(arguments: [0, 7, 10, 99, 100, 105, 999, 1_000, 1_005, 12_034, 10_000_000, Int.max])
  func writesDecimalDigits(number: Int) {
    var buffer = ByteBuffer()
    buffer.appendDecimal(number)
    #expect(buffer.takeBytes() == Array(String(number).utf8))
  }

  @Test func leavesOutAParameterOfOne() {
    var buffer = ByteBuffer()
    buffer.appendSequence(1, "C")
    buffer.appendSequence(2, "C")
    #expect(buffer.takeBytes() == Array("\u{1B}[C\u{1B}[2C".utf8))
  }

  @Test func removesBytes() {
    var buffer = ByteBuffer()
    buffer.append(atMost: 8) { writer in
      for byte: UInt8 in 0..<6 { writer.append(byte) }
      writer.remove(1..<4)
      writer.append(9)
    }
    #expect(buffer.takeBytes() == [0, 4, 5, 9])
  }
}
