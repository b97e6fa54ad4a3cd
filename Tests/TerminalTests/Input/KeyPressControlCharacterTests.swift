import Components
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct KeyPressControlCharacterTests {
  @Test(
    arguments: [
      (0x00, KeyPress(.space, modifiers: .control)), (0x01, KeyPress("a", modifiers: .control)),
      (0x08, KeyPress(.backspace, modifiers: .control)), (0x09, KeyPress(.tab)),
      (0x0A, KeyPress(.enter)), (0x0D, KeyPress(.enter)),
      (0x1A, KeyPress("z", modifiers: .control)),
      (0x1B, KeyPress(.escape)), (0x1C, KeyPress("\\", modifiers: .control)),
      (0x1F, KeyPress("_", modifiers: .control)), (0x7F, KeyPress(.backspace)),
    ] as [(UInt8, KeyPress)])
  func decodesControlCharacters(byte: UInt8, press: KeyPress) {
    #expect(KeyPress(control: byte) == press)
  }

  @Test func decodesTheKeypad() {
    #expect(KeyPress.keypad[UInt8(ascii: "p")] == .character("0"))
    #expect(KeyPress.keypad[UInt8(ascii: "y")] == .character("9"))
    #expect(KeyPress.keypad[UInt8(ascii: "j")] == .character("*"))
    #expect(KeyPress.keypad[UInt8(ascii: "M")] == .enter)
    #expect(KeyPress.keypad[UInt8(ascii: "I")] == .tab)
  }
}
