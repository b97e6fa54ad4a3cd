import Components

/// `CSI`, parameters, and a final letter (ECMA-48 §5.4).
struct ControlSequence {
  /// `?`, `<` or the like, if the parameters begin with one.
  private(set) var marker: UInt8?
  /// The parameters, and those within each. One that is left out is 0.
  private(set) var parameters: [[Int]] = []
  private(set) var intermediate: UInt8?
  let final: UInt8
  /// Whether an Escape stood before it, for Alt.
  var isAlt = false

  /// More parameters than these are not read.
  private static let mostParameters = 32
  /// Larger numbers count as this.
  private static let largestNumber = 1 << 24

  init(parameters bytes: ArraySlice<UInt8>, final: UInt8) {
    self.final = final
    var current = [0]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = current[current.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
        current[current.count - 1] = min(number, ControlSequence.largestNumber)
      case UInt8(ascii: ":"):
        if current.count < ControlSequence.mostParameters { current.append(0) }
      case UInt8(ascii: ";"):
        if parameters.count < ControlSequence.mostParameters { parameters.append(current) }
        current = [0]
      case 0x3C...0x3F: marker = byte
      default: intermediate = byte
      }
    }
    parameters.append(current)
  }

  /// A parameter's first number.
  subscript(index: Int) -> Int {
    index < parameters.count ? parameters[index][0] : 0
  }

  var isPasteStart: Bool { final == UInt8(ascii: "~") && marker == nil && self[0] == 200 }

  /// What it means, if it means anything here.
  var input: Input? {
    switch (marker, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      return MouseReport(sgr: self).event.map { .event(.mouse($0)) }
    case (nil, UInt8(ascii: "I")): return .event(.windowFocus(true))
    case (nil, UInt8(ascii: "O")): return .event(.windowFocus(false))
    case (nil, _): return press.map { .event(.key($0)) }
    default: return Reply(self).map { .reply($0) }
    }
  }

  // MARK: Keys

  /// The keys with a letter of their own.
  static let keys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys with a number.
  private static let numberedKeys: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  private var press: KeyPress? {
    switch final {
    case UInt8(ascii: "Z"): return press(.tab, adding: .shift)
    case UInt8(ascii: "u"): return Key(kitty: self[0]).map { press($0) }
    case UInt8(ascii: "~") where self[0] == 27:
      // xterm's modifyOtherKeys: 27, modifiers, character.
      return Key(kitty: self[2]).map { press($0) }
    case UInt8(ascii: "~"): return ControlSequence.numberedKeys[self[0]].map { press($0) }
    default: return ControlSequence.keys[final].map { press($0) }
    }
  }

  private func press(_ key: Key, adding modifiers: KeyModifiers = []) -> KeyPress {
    let second = parameters.count > 1 ? parameters[1] : [1]
    // Bits of Shift, Alt, Control and Super, and one added. Locks are not held, and do not count.
    var held = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: max(0, second[0] - 1) & 15))
    held.formUnion(modifiers)
    if isAlt { held.insert(.alt) }
    let phase: KeyPress.Phase =
      switch second.count > 1 ? second[1] : 1 {
      case 2: .repeating
      case 3: .up
      default: .down
      }
    return KeyPress(key, modifiers: held, phase: phase)
  }
}

extension Key {
  /// The key of kitty's keyboard protocol: a character, or one of its numbers for other keys.
  fileprivate init?(kitty code: Int) {
    switch code {
    case 9: self = .tab
    case 13, 57_414: self = .enter
    case 27: self = .escape
    case 8, 127: self = .backspace
    case 57_376...57_398: self = .function(code - 57_376 + 13)
    case 57_399...57_408: self = .character(Character("\(code - 57_399)"))
    case 57_417: self = .left
    case 57_418: self = .right
    case 57_419: self = .up
    case 57_420: self = .down
    case 57_421: self = .pageUp
    case 57_422: self = .pageDown
    case 57_423: self = .home
    case 57_424: self = .end
    case 57_425: self = .insert
    case 57_426: self = .delete
    case 57_344...63_743: return nil  // other keys, among them the modifiers themselves
    default:
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), code >= 0x20 else {
        return nil
      }
      self = .character(Character(scalar))
    }
  }
}

extension KeyPress {
  /// The key that sends a C0 control character, or delete.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(.space, modifiers: .control)
    case 0x08: self.init(.backspace, modifiers: .control)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x7F: self.init(.backspace)
    case 0x01...0x1A:
      self.init(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
    default:
      self.init(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
    }
  }

  /// The keys of the numeric keypad in its application mode.
  static let keypad: [UInt8: Key] = {
    var keys: [UInt8: Key] = [UInt8(ascii: "M"): .enter, UInt8(ascii: "I"): .tab]
    for byte in UInt8(ascii: "j")...UInt8(ascii: "y") {
      keys[byte] = .character(Character(Unicode.Scalar(byte - 0x40)))
    }
    return keys
  }()
}
