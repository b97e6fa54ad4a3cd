import ComponentCore

extension ControlSequence {
  /// The keys that are encoded by a final character.
  static let keys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys that rxvt encodes by a small letter: with Shift after `CSI`, with Ctrl after
  /// `ESC O`.
  static let smallLetterKeys: [UInt8: Key] = [
    UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down, UInt8(ascii: "c"): .right,
    UInt8(ascii: "d"): .left,
  ]

  /// The keys that are encoded by a number, `CSI number ~`.
  private static let numberedKeys: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]

  /// The modifiers that rxvt encodes by the character after the number, in place of `~`.
  private static let numberedKeyModifiers: [UInt8: KeyModifiers] = [
    UInt8(ascii: "~"): [], UInt8(ascii: "$"): .shift, UInt8(ascii: "^"): .control,
    UInt8(ascii: "@"): [.shift, .control],
  ]

  /// The key presses that the sequence encodes: none if it is unknown, and several for a text of
  /// several characters.
  var presses: [KeyPress] {
    if final == UInt8(ascii: "u"), let text = textPresses { return text }
    return press.map { [$0] } ?? []
  }

  private var press: KeyPress? {
    switch final {
    case UInt8(ascii: "Z"): return press(.tab, adding: .shift)
    case UInt8(ascii: "u"): return Key(kitty: self[0]).map { press($0) }
    case UInt8(ascii: "~") where self[0] == 27:
      // xterm's modifyOtherKeys: 27, modifiers, character.
      return Key(kitty: self[2]).map { press($0) }
    case UInt8(ascii: "R") where isCursorPosition: return nil
    default: break
    }
    if let modifiers = ControlSequence.numberedKeyModifiers[final] {
      return ControlSequence.numberedKeys[self[0]].map { press($0, adding: modifiers) }
    }
    if let key = ControlSequence.smallLetterKeys[final] { return press(key, adding: .shift) }
    return ControlSequence.keys[final].map { press($0) }
  }

  /// Whether the sequence, which ends like F3, is the position of the cursor,
  /// `CSI row ; column R`.
  ///
  /// F3 has no numbers, a phase, or 1 and one more than its modifiers, of which NumLock may be
  /// one.
  private var isCursorPosition: Bool {
    guard parameters.count > 1, parameters[1].count == 1 else { return self[0] > 1 }
    let modifiers = self[1] - 1
    return self[0] != 1 || !(1..<16 ~= modifiers || modifiers & ~0b0100_1111 == 0b1000_0000)
  }

  private func press(_ key: Key, adding modifiers: KeyModifiers = []) -> KeyPress {
    let held = self.modifiers.union(modifiers)
    guard case .character = key else { return KeyPress(key, modifiers: held, phase: phase) }
    // A shifted character already says that Shift is held.
    if held == .shift { return KeyPress(shifted ?? key, phase: phase) }
    let key = held.isDisjoint(with: [.control, .alt, .command]) ? key : shortcutKey ?? key
    return KeyPress(key, modifiers: held, phase: phase)
  }

  /// The second parameter: the modifiers, and the phase if the terminal reports it.
  private var second: [Int] { parameters.count > 1 ? parameters[1] : [1] }

  private var modifiers: KeyModifiers {
    // The bits of Shift, Alt, Control and Super, plus one. The bits of the lock keys are ignored.
    var held = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: max(0, second[0] - 1) & 15))
    if isAlt { held.insert(.alt) }
    return held
  }

  private var phase: KeyPress.Phase {
    switch second.count > 1 ? second[1] : 1 {
    case 2: .repeating
    case 3: .up
    default: .down
    }
  }

  // MARK: Kitty's protocol

  /// The key's shifted character, if kitty's protocol reports it.
  private var shifted: Key? {
    parameters[0].count > 1 ? Key(kitty: parameters[0][1]) : nil
  }

  /// The key in place of one that types no Latin letter, in shortcuts: the key at the same place
  /// of the standard layout, if kitty's protocol reports it.
  private var shortcutKey: Key? {
    guard parameters[0].count > 2, self[0] > 0x7F, 0x20..<0x7F ~= parameters[0][2] else {
      return nil
    }
    return Key(kitty: parameters[0][2])
  }

  /// The key presses of the text that the key types, if kitty's protocol reports it: it may come
  /// from a dead key, an input method or another level of the layout.
  private var textPresses: [KeyPress]? {
    guard parameters.count > 2, phase != .up, modifiers.isDisjoint(with: [.control, .command]),
      // Option types other characters on a Mac, and is Alt otherwise.
      !modifiers.contains(.alt) || !parameters[0].contains(parameters[2][0])
    else { return nil }
    let keys = parameters[2].compactMap { Key(typing: $0) }
    return keys.isEmpty ? nil : keys.map { KeyPress($0, phase: phase) }
  }
}

extension Key {
  /// Creates the key that types a scalar; `nil` for a control character.
  fileprivate init?(typing code: Int) {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
      scalar.properties.generalCategory != .control
    else { return nil }
    self = .character(Character(scalar))
  }

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
    case 57_409...57_413: self = .character(Array("./*-+")[code - 57_409])
    case 57_415: self = "="
    case 57_416: self = ","
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
      guard code >= 0x20 else { return nil }
      self.init(typing: code)
    }
  }
}
