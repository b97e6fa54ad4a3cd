extension KeyboardShortcut: CustomStringConvertible {
  /// The keys in words, such as `Ctrl-S` or `?`.
  public var description: String {
    let names: [(KeyModifiers, String)] = [
      (.command, "Cmd-"), (.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-"),
    ]
    let prefix = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    if case .character(let character) = key, !prefix.isEmpty, character != " " {
      return prefix + character.uppercased()
    }
    return prefix + key.name
  }
}

extension Key {
  /// The character that the key types, or what is printed on it.
  fileprivate var name: String {
    switch self {
    case .space: "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
