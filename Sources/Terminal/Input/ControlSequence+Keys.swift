import Components

extension ControlSequence {
  /// The keys that are encoded by a final character.
  static let keys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys that are encoded by a number, `CSI number ~`.
  private static let numberedKeys: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  var press: KeyPress? {
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
    // The bits of Shift, Alt, Control and Super, plus one. The bits of the lock keys are ignored.
    var held = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: max(0, second[0] - 1) & 15))
    held.formUnion(modifiers)
    if isAlt { held.insert(.alt) }
    let phase: KeyPress.Phase =
      switch second.count > 1 ? second[1] : 1 {
      case 2: .repeating
      case 3: .up
      default: .down
      }
    // A shifted character already says that Shift is held.
    if case .character = key, held == .shift { return KeyPress(shifted ?? key, phase: phase) }
    return KeyPress(key, modifiers: held, phase: phase)
  }

  /// The key's shifted character, if kitty's protocol reports it.
  private var shifted: Key? {
    parameters[0].count > 1 ? Key(kitty: parameters[0][1]) : nil
  }
}

extension Key {
  /// Creates the key with a code of kitty's keyboard protocol: a scalar, or a number from its
  /// table.
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
    case 57_344...63_743: return nil  // other keys, such as the modifiers
    default:
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), code >= 0x20 else {
        return nil
      }
      self = .character(Character(scalar))
    }
  }
}
