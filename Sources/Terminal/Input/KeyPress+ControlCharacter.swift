import ComponentCore

extension KeyPress {
  /// Creates the key press that sends a C0 control character or DEL.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(.space, modifiers: .control)
    case 0x08: self.init(.backspace, modifiers: .control)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x7F: self.init(.backspace)
    case 0x01...0x1A:
      self.init(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
    default:
      self.init(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
    }
  }

  /// Creates the key press that sends `ESC O` and a final character: a key in application mode, or
  /// one of rxvt's arrows with Ctrl.
  init?(singleShift final: UInt8) {
    if let key = ControlSequence.keys[final] ?? KeyPress.keypad[final] {
      self.init(key)
    } else if let key = ControlSequence.smallLetterKeys[final] {
      self.init(key, modifiers: .control)
    } else {
      return nil
    }
  }

  /// The keys of the numeric keypad in application mode, by the final character of `ESC O`.
  static let keypad: [UInt8: Key] = {
    var keys: [UInt8: Key] = [
      UInt8(ascii: "M"): .enter, UInt8(ascii: "I"): .tab,
      UInt8(ascii: "X"): .character("="),
    ]
    for byte in UInt8(ascii: "j")...UInt8(ascii: "y") {
      keys[byte] = .character(Character(Unicode.Scalar(byte - 0x40)))
    }
    return keys
  }()
}
