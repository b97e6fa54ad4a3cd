import Components
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct TokenizerTests {
  private func tokens(_ bytes: some Sequence<UInt8>) -> [Token] {
    var tokenizer = Tokenizer()
    var tokens: [Token] = []
    for byte in bytes { tokenizer.consume(byte, into: &tokens) }
    return tokens
  }

  /// The keys of `text`, in which an `x` shows that the tokenizer is ready for the next token.
  private func keys(_ text: String) -> [KeyPress] {
    tokens(text.controls.utf8).compactMap { token in
      if case .key(let press) = token { press } else { nil }
    }
  }

  @Test(arguments: ["a", "é", "界", "👩", "␛a", "␛é", "␛␛a", "␛OA", "␛[[A"])
  func knowsTheEndOfAKey(text: String) {
    #expect(keys(text + "x").last == KeyPress("x"))
    #expect(keys(text + "x").count > 1)
  }

  @Test(arguments: ["␛[A", "␛[1;5A", "␛[3$", "␛[M !!", "␛]0;t␇", "␛P>|k␛\\", "␛␛[A", "␛O5A"])
  func knowsTheEndOfASequence(text: String) {
    #expect(keys(text + "x") == [KeyPress("x")])
    #expect(tokens((text + "x").controls.utf8).count == 2)
  }

  @Test(arguments: [
    "", "␛", "␛[", "␛[1;", "␛O", "␛O5", "␛[M !", "␛[[", "␛]0;t", "␛P>|k␛", "␛␛[", "␛␛",
  ])
  func waitsForTheRest(text: String) {
    #expect(tokens(text.controls.utf8).isEmpty)
  }

  @Test(arguments: [(0xC2, 0xDF), (0xE0, 0xEF), (0xF0, 0xF4)] as [(UInt8, UInt8)])
  func waitsAfterALeadByte(first: UInt8, last: UInt8) {
    for lead in first...last { #expect(tokens([lead]).isEmpty) }
  }

  @Test(arguments: [(0x80, 0xC1), (0xF5, 0xFF)] as [(UInt8, UInt8)])
  func skipsAByteThatBeginsNoScalar(first: UInt8, last: UInt8) {
    for byte in first...last { #expect(tokens([byte, 0x61]).count == 1) }
  }

  @Test(
    arguments: [
      [0xFF, 0x61], [0xC3, 0x61], [0x80, 0x61], [0xC2, 0x9B, 0x61], [0xE2, 0x82, 0x61],
      [0xED, 0xA0, 0x80, 0x61], [0xE0, 0x80, 0x80, 0x61],
    ] as [[UInt8]])
  func skipsMalformedText(bytes: [UInt8]) {
    #expect(tokens(bytes).count == 1)
    guard case .key(let press)? = tokens(bytes).last else {
      Issue.record("should be a key")
      return
    }
    #expect(press == KeyPress("a"))
  }

  @Test func decodesTheByteThatInterruptsASequence() {
    #expect(keys("␛[1;␛OA") == [KeyPress(.up)])
    #expect(keys("␛[1;␍") == [KeyPress(.enter)])
    #expect(keys("␛O␃") == [KeyPress("c", modifiers: .control)])
    #expect(keys("␛[M ␍") == [KeyPress(.enter)])
    #expect(keys("␛[[␍") == [KeyPress(.enter)])
  }

  @Test func decodesAltAndApplicationKeys() {
    #expect(keys("␛a") == [KeyPress("a", modifiers: .alt)])
    #expect(
      keys("␛OA␛Op␛Oa") == [KeyPress(.up), KeyPress("0"), KeyPress(.up, modifiers: .control)])
    #expect(keys("␛[[C") == [KeyPress(.function(3))])
  }

  @Test func takesAllButTheLastTwoEscapesForKeys() {
    #expect(keys("␛␛␛a") == [KeyPress(.escape), KeyPress(.escape), KeyPress("a", modifiers: .alt)])
    #expect(keys("␛␛a") == [KeyPress(.escape), KeyPress("a", modifiers: .alt)])
    #expect(keys("␛␛OA") == [KeyPress(.up, modifiers: .alt)])
    #expect(keys("␛␛]0;t␇x") == [KeyPress(.escape), KeyPress("x")])
  }

  @Test(arguments: ["␛]52;c;a", "␛Pa", "␛_a", "␛^a", "␛Xa"])
  func abortsAStringAtOtherKeys(string: String) {
    #expect(keys(string + "␃x") == [KeyPress("c", modifiers: .control), KeyPress("x")])
    #expect(keys(string + "␚x") == [KeyPress("z", modifiers: .control), KeyPress("x")])
    #expect(keys(string + "␘x") == [KeyPress("x")])
    #expect(keys(string + "␛OAx") == [KeyPress(.up), KeyPress("x")])
    #expect(keys(string + "␛ax") == [KeyPress("a", modifiers: .alt), KeyPress("x")])
  }

  @Test func onlyAnOSCEndsWithABell() {
    #expect(keys("␛P>|k␇x").isEmpty)
    #expect(keys("␛]0;t␇x") == [KeyPress("x")])
  }
}
