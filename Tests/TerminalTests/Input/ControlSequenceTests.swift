import Components
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(5))) struct ControlSequenceTests {
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

@Suite(.timeLimit(.minutes(5))) struct ControlSequenceKeysTests {
  private func press(_ parameters: String, _ final: Character) -> KeyPress? {
    ControlSequence(parameters: Array(parameters.utf8)[...], final: final.asciiValue ?? 0).press
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
}
