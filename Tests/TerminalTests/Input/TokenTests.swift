import Components
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(5))) struct TokenTests {
  private func token(_ text: String) -> Token? {
    Token(Array(text.utf8)[...])
  }

  private func key(_ text: String) -> KeyPress? {
    guard case .key(let press)? = token(text)?.content else { return nil }
    return press
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 2), ("界", 3), ("👩", 4), ("␃", 1), ("␛a", 2), ("␛é", 3),
      ("␛[A", 3), ("␛[1;5A", 6), ("␛OA", 3), ("␛[M !!", 6),
      ("␛[[A", 4), ("␛]0;t␇", 6), ("␛P>|k␛\\", 7),
      ("␛␛[A", 4),
    ])
  func knowsItsLength(text: String, length: Int) {
    #expect(token(text.controls)?.length == length)
    #expect(token(text.controls + "x")?.length == length)
  }

  @Test(arguments: [
    "", "␛", "␛[", "␛[1;", "␛O", "␛[M !", "␛[[", "␛]0;t",
    "␛P>|k␛", "␛␛[",
  ])
  func isNilIfIncomplete(text: String) {
    #expect(token(text.controls) == nil)
  }

  @Test func waitsForAllBytesOfAScalar() {
    let bytes = Array("界".utf8)
    #expect(Token(bytes[..<1]) == nil)
    #expect(Token(bytes[..<2]) == nil)
    #expect(Token(bytes[...])?.length == 3)
  }

  @Test(arguments: [(0xC2, 0xDF), (0xE0, 0xEF), (0xF0, 0xF4)] as [(UInt8, UInt8)])
  func waitsAfterALeadByte(first: UInt8, last: UInt8) {
    for lead in first...last { #expect(Token([lead]) == nil) }
  }

  @Test(arguments: [(0x80, 0xC1), (0xF5, 0xFF)] as [(UInt8, UInt8)])
  func skipsAByteThatBeginsNoScalar(first: UInt8, last: UInt8) {
    for byte in first...last { #expect(Token([byte])?.length == 1) }
  }

  @Test(arguments: [[0xFF, 0x61], [0xC3, 0x28], [0x80, 0x61], [0xC2, 0x9B]] as [[UInt8]])
  func skipsAByteOfMalformedText(bytes: [UInt8]) {
    let token = Token(bytes[...])
    #expect(token?.length == 1)
    guard case .nothing? = token?.content else {
      Issue.record("should have no content")
      return
    }
  }

  @Test func endsAnInterruptedSequenceBeforeTheInterruption() {
    #expect(token("\u{1B}[1;\u{1B}[A")?.length == 4)
    #expect(token("\u{1B}[1;\r")?.length == 4)
  }

  @Test func onlyAnOSCEndsWithABell() {
    #expect(token("\u{1B}P>|k\u{07}") == nil)
    #expect(token("\u{1B}]0;t\u{07}") != nil)
  }

  @Test func decodesAltAndApplicationKeys() {
    #expect(key("\u{1B}a") == KeyPress("a", modifiers: .alt))
    #expect(key("\u{1B}OA") == KeyPress(.up))
    #expect(key("\u{1B}Op") == KeyPress("0"))
    #expect(key("\u{1B}[[C") == KeyPress(.function(3)))
  }
}
