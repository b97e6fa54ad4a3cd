import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct PasteBufferTests {
  /// Returns a paste of `text`, and the number of its bytes up to the end of the paste.
  private func paste(_ text: String) -> (text: String, length: Int?) {
    var paste = PasteBuffer()
    let end = Array(text.controls.utf8).firstIndex { paste.consume($0) }
    if end == nil { paste.flush() }
    return (paste.text, end.map { $0 + 1 })
  }

  @Test func endsAtTheMarker() {
    #expect(paste("one␛[201~rest") == ("one", 9))
    #expect(paste("␛[201~") == ("", 6))
  }

  @Test(arguments: ["one␛[20", "one␛", "␛[201"])
  func keepsTheBeginningOfAMarkerThatDoesNotEnd(text: String) {
    #expect(paste(text).text == String(text.filter { $0 != "␛" }))
    #expect(paste(text).length == nil)
  }

  @Test func findsTheMarkerAfterItsBeginning() {
    #expect(paste("a␛[20␛[201~") == ("a[20", 11))
    #expect(paste("a␛␛␛[201~") == ("a", 9))
    #expect(paste("a␛[2011~b␛[201~") == ("a[2011~b", 15))
  }

  @Test(
    arguments: [
      ("a␍␊b␍c␊d", "a␊b␊c␊d"), ("a␉b", "a␉b"), ("a␛[2Jb␀␡", "a[2Jb"), ("␊␍␊", "␊␊"),
    ])
  func normalizesLineEndsAndDropsControls(bytes: String, text: String) {
    var paste = PasteBuffer()
    for byte in bytes.controls.utf8 { _ = paste.consume(byte) }
    paste.flush()
    #expect(paste.text == text.controls)
  }

  @Test func dropsC1Controls() {
    var paste = PasteBuffer()
    for byte in "a\u{9B}2J".utf8 { _ = paste.consume(byte) }
    #expect(paste.text == "a2J")
  }

  @Test func replacesInvalidUTF8() {
    var paste = PasteBuffer()
    for byte: UInt8 in [0x61, 0xFF, 0x62] { _ = paste.consume(byte) }
    #expect(paste.text == "a\u{FFFD}b")
  }

  @Test(arguments: ["the rest of a paste", "the rest␛[201~", "ab␛[201~", "a␛[201~b"])
  func goesOnAfterAPauseWithLongTextOrItsEnd(bytes: String) {
    #expect(PasteBuffer.continues(with: Array(bytes.controls.utf8)))
  }

  @Test(arguments: [
    "q", "text", "␍", "␛", "␛[A", "␛[201~", "␛[<35;100;40M␛[<35;101;40M", "␛[113;;113u",
  ])
  func doesNotGoOnAfterAPauseWithKeysOrReports(bytes: String) {
    #expect(!PasteBuffer.continues(with: Array(bytes.controls.utf8)))
  }
}
