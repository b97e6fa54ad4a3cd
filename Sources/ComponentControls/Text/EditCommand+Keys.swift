extension EditCommand {
  /// Creates the command of a key press, as listed at ``TextField``; `nil` if the key has none.
  package init?(_ press: KeyPress) {
    if press.phase == .up { return nil }
    let modifiers = press.modifiers.subtracting(.shift)
    let isShifted = press.modifiers.contains(.shift)
    let command: EditCommand? =
      switch press.key {
      case .character(let character) where modifiers.isEmpty: .insert(String(character))
      case .character(let character) where isShifted:
        EditCommand.shiftedCharacterCommands[modifiers]?[character]
      case .character(let character): EditCommand.characterCommands[modifiers]?[character]
      case .backspace: modifiers == .alt ? .kill(.wordBack) : .delete(.characterBack)
      case .delete: .delete(modifiers.isEmpty ? .characterForward : .wordForward)
      default: TextMotion(press.key, modifiers).map { .move($0, isSelecting: isShifted) }
      }
    guard let command else { return nil }
    self = command
  }

  /// The commands of characters with modifiers.
  private static let characterCommands: [KeyModifiers: [Character: EditCommand]] = [
    .control: [
      "a": .move(.start, isSelecting: false), "e": .move(.end, isSelecting: false),
      "b": .move(.characterBack, isSelecting: false),
      "f": .move(.characterForward, isSelecting: false),
      "d": .delete(.characterForward), "h": .delete(.characterBack),
      "k": .kill(.end), "u": .kill(.start), "w": .kill(.bigWordBack), "y": .yank, "t": .transpose,
      "x": .cut,
      "_": .undo, "/": .undo, "z": .undo, "r": .redo,
    ],
    .alt: [
      "b": .move(.wordBack, isSelecting: false), "f": .move(.wordForward, isSelecting: false),
      "d": .kill(.wordForward), "w": .copy, "a": .selectAll,
    ],
    .command: ["a": .selectAll, "z": .undo, "c": .copy, "x": .cut],
  ]

  /// The commands of characters with Shift, by their other modifiers.
  private static let shiftedCharacterCommands: [KeyModifiers: [Character: EditCommand]] = [
    .control: ["z": .redo, "_": .undo, "-": .undo],
    .command: ["z": .redo],
  ]
}

extension TextMotion {
  fileprivate init?(_ key: Key, _ modifiers: KeyModifiers) {
    switch (key, modifiers) {
    case (.left, []): self = .characterBack
    case (.right, []): self = .characterForward
    case (.left, .control), (.left, .alt): self = .wordBack
    case (.right, .control), (.right, .alt): self = .wordForward
    case (.home, []), (.left, .command): self = .start
    case (.end, []), (.right, .command): self = .end
    case (.home, .control), (.up, .command): self = .textStart
    case (.end, .control), (.down, .command): self = .textEnd
    default: return nil
    }
  }
}
