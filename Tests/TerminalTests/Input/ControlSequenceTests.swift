import Components
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct ControlSequenceTests {
  private func sequence(_ parameters: String, _ final: Character) -> ControlSequence {
    ControlSequence(parameters: Array(parameters.utf8)[...], final: final.asciiValue ?? 0)
  }

  @Test func parsesParametersAndSubparameters() {
    let sequence = sequence("1;23:4:5;", "u")
    #expect(sequence.parameters == [[1], [23, 4, 5], [0]])
    #expect(sequence.marker == nil)
    #expect(sequence.intermediate == nil)
    #expect((sequence[0], sequence[1], sequence[2], sequence[3]) == (1, 23, 0, 0))
  }

  @Test func parsesMarkersAndIntermediates() {
    let sequence = sequence("?2026;2$", "y")
    #expect(sequence.marker == UInt8(ascii: "?"))
    #expect(sequence.intermediate == UInt8(ascii: "$"))
    #expect(sequence.parameters == [[2026], [2]])
  }

  @Test func treatsOmittedParametersAsZero() {
    #expect(sequence("", "A").parameters == [[0]])
    #expect(sequence(";5", "A").parameters == [[0], [5]])
  }

  @Test func limitsNumbersAndParameters() {
    #expect(sequence("99999999999999999999", "~")[0] == 1 << 24)
    let many = sequence(String(repeating: "1;", count: 100), "m")
    #expect(many.parameters.count <= 33)
    let nested = sequence(String(repeating: "1:", count: 100), "m")
    #expect(nested.parameters[0].count <= 33)
  }

  @Test func recognizesTheStartOfAPaste() {
    #expect(sequence("200", "~").isPasteStart)
    #expect(!sequence("201", "~").isPasteStart)
    #expect(!sequence("?200", "~").isPasteStart)
    #expect(!sequence("200", "u").isPasteStart)
  }
}

@Suite(.watchdog) struct ControlSequenceKeysTests {
  private func press(_ parameters: String, _ final: Character) -> KeyPress? {
    ControlSequence(parameters: Array(parameters.utf8)[...], final: final.asciiValue ?? 0)
      .presses.first
  }

  @Test(
    arguments: [
      ("2", .insert), ("3", .delete), ("5", .pageUp), ("6", .pageDown), ("7", .home), ("8", .end),
      ("15", .function(5)), ("24", .function(12)),
    ] as [(String, Key)])
  func decodesNumberedKeys(number: String, key: Key) {
    #expect(press(number, "~") == KeyPress(key))
  }

  @Test func decodesModifiersPlusOne() {
    #expect(press("1;2", "A") == KeyPress(.up, modifiers: .shift))
    #expect(press("1;3", "A") == KeyPress(.up, modifiers: .alt))
    #expect(press("1;5", "A") == KeyPress(.up, modifiers: .control))
    #expect(press("1;9", "A") == KeyPress(.up, modifiers: .command))
    #expect(press("1;8", "A") == KeyPress(.up, modifiers: [.shift, .alt, .control]))
  }

  @Test func ignoresLockModifiers() {
    #expect(press("1;129", "A") == KeyPress(.up))
    #expect(press("1;69", "A") == KeyPress(.up, modifiers: .control))
  }

  @Test func decodesPhases() {
    #expect(press("97;1:1", "u") == KeyPress(.character("a")))
    #expect(press("97;1:2", "u") == KeyPress(.character("a"), phase: .repeating))
    #expect(press("97;1:3", "u") == KeyPress(.character("a"), phase: .up))
  }

  @Test func replacesShiftByTheShiftedCharacter() {
    #expect(press("97:65;2", "u") == KeyPress(.character("A")))
    #expect(press("97;2", "u") == KeyPress(.character("a")))
    #expect(press("97:65;6", "u") == KeyPress(.character("a"), modifiers: [.shift, .control]))
  }

  @Test(
    arguments: [
      ("9", .tab), ("13", .enter), ("27", .escape), ("127", .backspace), ("8", .backspace),
      ("57414", .enter), ("57399", .character("0")), ("57408", .character("9")),
      ("57376", .function(13)), ("57398", .function(35)), ("57417", .left), ("57420", .down),
      ("57422", .pageDown), ("57424", .end), ("57426", .delete), ("32", .space),
    ] as [(String, Key)])
  func decodesKittyCodes(code: String, key: Key) {
    #expect(press(code, "u") == KeyPress(key))
  }

  @Test(arguments: ["57441", "57344", "31", "0", "55296", "1114112"])
  func ignoresOtherKittyCodes(code: String) {
    #expect(press(code, "u") == nil)
  }

  @Test func decodesShiftTabAndModifyOtherKeys() {
    #expect(press("", "Z") == KeyPress(.tab, modifiers: .shift))
    #expect(press("27;5;13", "~") == KeyPress(.enter, modifiers: .control))
  }

  @Test func decodesFunctionKeysAboveTwelve() {
    let numbers = [25, 26, 28, 29, 31, 32, 33, 34]
    #expect(numbers.map { press("\($0)", "~") } == (13...20).map { KeyPress(.function($0)) })
    #expect(press("34;5", "~") == KeyPress(.function(20), modifiers: .control))
  }

  @Test func decodesTheModifiersOfRxvt() {
    #expect(press("3", "$") == KeyPress(.delete, modifiers: .shift))
    #expect(press("3", "^") == KeyPress(.delete, modifiers: .control))
    #expect(press("3", "@") == KeyPress(.delete, modifiers: [.shift, .control]))
    #expect(press("23", "^") == KeyPress(.function(11), modifiers: .control))
    #expect(press("", "a") == KeyPress(.up, modifiers: .shift))
    #expect(press("", "d") == KeyPress(.left, modifiers: .shift))
  }

  @Test(arguments: ["12;40", "1;1", "24;80", "1;80", "2;2", "1;17", "2"])
  func takesNoCursorPositionForF3(parameters: String) {
    #expect(press(parameters, "R") == nil)
  }

  @Test func decodesF3() {
    #expect(press("", "R") == KeyPress(.function(3)))
    #expect(press("1;2", "R") == KeyPress(.function(3), modifiers: .shift))
    #expect(press("1;5", "R") == KeyPress(.function(3), modifiers: .control))
    #expect(press("1;129", "R") == KeyPress(.function(3)))
    #expect(press("1;1:1", "R") == KeyPress(.function(3)))
    #expect(press("1;1:3", "R") == KeyPress(.function(3), phase: .up))
    #expect(press("13", "~") == KeyPress(.function(3)))
  }

  @Test func usesTheStandardLayoutInShortcuts() {
    // Cyrillic, where the key of the letter C types с.
    #expect(press("1089::99;5", "u") == KeyPress("c", modifiers: .control))
    #expect(press("1089:1057:99;6", "u") == KeyPress("c", modifiers: [.control, .shift]))
    #expect(press("1089::99", "u") == KeyPress("с"))
    // On a French keyboard, the key of the letter Q types a, and so does its shortcut.
    #expect(press("97::113;5", "u") == KeyPress("a", modifiers: .control))
    #expect(press("1089::57400;5", "u") == KeyPress("с", modifiers: .control))
  }

  @Test func decodesTheTextOfAKey() {
    #expect(press("97;;226", "u") == KeyPress("â"))
    #expect(press("97:65;2;65", "u") == KeyPress("A"))
    #expect(press("101;1:2;8364", "u") == KeyPress("€", phase: .repeating))
    #expect(press("97;3;229", "u") == KeyPress("å"))
    #expect(press("97;3;97", "u") == KeyPress("a", modifiers: .alt))
    #expect(press("97;3", "u") == KeyPress("a", modifiers: .alt))
    #expect(press("97;5;97", "u") == KeyPress("a", modifiers: .control))
    #expect(press("13;1;13", "u") == KeyPress(.enter))
    #expect(press("97;1:3;97", "u") == KeyPress("a", phase: .up))
    let text = ControlSequence(parameters: Array("0;;104:228".utf8)[...], final: 0x75)
    #expect(text.presses == [KeyPress("h"), KeyPress("ä")])
  }

  @Test func decodesTheKeypad() {
    #expect(
      (57_409...57_413).map { press("\($0)", "u") }
        == [".", "/", "*", "-", "+"].map { KeyPress($0) })
    #expect((57_415...57_416).map { press("\($0)", "u") } == ["=", ","].map { KeyPress($0) })
  }
}
