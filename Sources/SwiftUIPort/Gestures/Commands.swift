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
