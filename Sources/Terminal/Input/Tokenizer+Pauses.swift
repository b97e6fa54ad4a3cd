import ComponentCore

// A lone Escape key and the beginning of a sequence are the same byte, and so are Alt and `[` and
// the introducer `CSI`. Only a pause tells them apart.
extension Tokenizer {
  /// The keys that the pending bytes are, if no more follow.
  private var pendingKeys: [UInt8] {
    switch state {
    case .escape: isAlt ? [Tokenizer.escape, Tokenizer.escape] : [Tokenizer.escape]
    case .control where bytes.isEmpty: keys(UInt8(ascii: "["))
    case .singleShift where bytes.isEmpty: keys(UInt8(ascii: "O"))
    case .string(let introducer) where bytes.isEmpty: keys(introducer)
    default: []
    }
  }

  private func keys(_ introducer: UInt8) -> [UInt8] {
    (isAlt ? [Tokenizer.escape] : []) + [Tokenizer.escape, introducer]
  }

  /// Whether the pending bytes are those of Escape or Alt and Escape.
  var isAfterEscape: Bool {
    if case .escape = state { true } else { false }
  }

  /// Whether the pending bytes may be keys that are complete.
  var hasPendingKeys: Bool { !pendingKeys.isEmpty }

  /// Takes the pending bytes for keys, if they can be: for Escape, or for Alt and a character that
  /// also introduces a sequence.
  ///
  /// - Returns: The bytes of the last key.
  mutating func flush(into tokens: inout [Token]) -> [UInt8] {
    let keys = pendingKeys
    switch keys.count {
    case 0: return []
    case 1: tokens.append(.key(KeyPress(.escape)))
    default:
      if keys.count > 2 { tokens.append(.key(KeyPress(.escape))) }
      tokens.append(.key(KeyPress(alt: keys[keys.count - 1])))
    }
    enter(.ground)
    return Array(keys.suffix(2))
  }
}
