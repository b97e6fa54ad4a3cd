/// A key by the name of its type on other systems.
public typealias KeyEquivalent = Key

extension Key {
  /// The arrow keys by their names on other systems.
  public static let upArrow = Key.up, downArrow = Key.down
  /// The arrow keys by their names on other systems.
  public static let leftArrow = Key.left, rightArrow = Key.right
  /// Enter.
  public static let `return` = Key.enter
  /// Delete, which removes what follows.
  public static let deleteForward = Key.delete
}

/// The direction of a key that moves.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
  /// The directions of the arrow keys.
  case up, down, left, right
}

extension View {
  /// Runs `action` when a key with one of `characters` is pressed while the focus is in this view.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases.phases) { press in
      let scalars = press.characters.unicodeScalars
      let isMember = !scalars.isEmpty && scalars.allSatisfy { characters.contains($0) }
      return isMember ? action(press) : .ignored
    }
  }

  /// Runs `action` when `key` is pressed while the focus is in this view.
  public nonisolated func onKeyPress(
    _ key: Key, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases.phases, action: action) }

  /// Runs `action` when one of `keys` is pressed while the focus is in this view.
  @_disfavoredOverload  // A set of phases is preferred.
  public nonisolated func onKeyPress(
    keys: Set<Key>, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: keys, phases: phases.phases, action: action) }

  /// Runs `action` when any key is pressed while the focus is in this view.
  @_disfavoredOverload  // A set of phases is preferred.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(phases: phases.phases, action: action) }

  /// Runs `action` when an arrow key is pressed while the focus is in this view.
  public nonisolated func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action else { return .ignored }
      switch press.key {
      case .upArrow: action(.up)
      case .downArrow: action(.down)
      case .leftArrow: action(.left)
      default: action(.right)
      }
      return .handled
    }
  }

  /// Runs `action` when Delete or Backspace is pressed while the focus is in this view.
  public nonisolated func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(keys: [.backspace, .delete]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// Has no effect on a terminal, where the focus can always be seen.
  public nonisolated func focusEffectDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension KeyPress {
  /// The character of the key; empty for keys without one.
  public var characters: String {
    switch key {
    case .character(let character): String(character)
    case .enter: "\r"
    case .tab: "\t"
    case .escape: "\u{1B}"
    default: ""
    }
  }

  /// Parts of key presses.
  public struct Phases: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up, which few terminals report.
    public static let up = Phases(rawValue: 4)
    /// All parts.
    public static let all: Phases = [.down, .repeat, .up]

    var phases: Set<Phase> {
      var set: Set<Phase> = []
      if contains(.down) { set.insert(.down) }
      if contains(.repeat) { set.insert(.repeating) }
      if contains(.up) { set.insert(.up) }
      return set
    }
  }
}

extension KeyPress.Phase {
  /// The key is held and repeats.
  public static var `repeat`: KeyPress.Phase { .repeating }
}
