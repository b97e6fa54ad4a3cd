import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(5))) struct LineBufferTests {
  @Test func linesAreTakenWhenTheyAreComplete() {
    var buffer = LineBuffer()
    #expect(buffer.takeLines(adding: Array("one".utf8)) == nil)
    #expect(buffer.takeLines(adding: Array("\ntwo\nthr".utf8)) == "one\ntwo")
    #expect(buffer.takeLines(adding: []) == nil)
    #expect(buffer.takeRest() == "thr")
    #expect(buffer.takeRest() == "")
  }

  @Test func charactersMayArriveInPieces() {
    var buffer = LineBuffer()
    #expect(buffer.takeLines(adding: [0xC3]) == nil)
    #expect(buffer.takeLines(adding: [0xA4, 0x0A]) == "ä")
  }

  @Test func aLineWithoutEndDoesNotGrowForEver() {
    var buffer = LineBuffer()
    let part = Array(repeating: UInt8(ascii: "a"), count: LineBuffer.limit / 2)
    #expect(buffer.takeLines(adding: part) == nil)
    #expect(buffer.takeLines(adding: part)?.utf8.count == LineBuffer.limit)
    #expect(buffer.takeRest() == "")
  }
}
