import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(5))) struct PasteBufferTests {
  @Test func endsAtTheMarker() {
    var paste = PasteBuffer()
    var pending = Array("one\u{1B}[201~rest".utf8)
    let isComplete = paste.consume(&pending)
    #expect(isComplete)
    #expect(paste.text == "one")
    #expect(pending == Array("rest".utf8))
  }

  @Test func keepsThePossibleBeginningOfTheMarkerPending() {
    var paste = PasteBuffer()
    var pending = Array("one two\u{1B}[20".utf8)
    var isComplete = paste.consume(&pending)
    #expect(!isComplete)
    #expect(pending == Array("o\u{1B}[20".utf8))
    pending += "1~".utf8
    isComplete = paste.consume(&pending)
    #expect(isComplete)
    #expect(paste.text == "one two")
    #expect(pending == [])
  }

  @Test(
    arguments: [
      ("a␍␊b␍c␊d", "a␊b␊c␊d"), ("a␉b", "a␉b"), ("a␛[2Jb␀␡", "a[2Jb"), ("␊␍␊", "␊␊"),
    ])
  func normalizesLineEndsAndDropsControls(bytes: String, text: String) {
    var paste = PasteBuffer()
    paste.finish(with: Array(bytes.controls.utf8))
    #expect(paste.text == text.controls)
  }

  @Test func dropsC1Controls() {
    var paste = PasteBuffer()
    paste.finish(with: Array("a\u{9B}2J".utf8))
    #expect(paste.text == "a2J")
  }

  @Test func replacesInvalidUTF8() {
    var paste = PasteBuffer()
    paste.finish(with: [0x61, 0xFF, 0x62])
    #expect(paste.text == "a\u{FFFD}b")
  }
}
