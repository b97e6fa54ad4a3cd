// Words for assistive technology as programs wrote them before `accessibilityLabel(_:)`.

extension View {
  /// Sets what assistive technology calls this view.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets what assistive technology says about the use of this view.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets the value that assistive technology reads.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Hides this view from assistive technology.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the name by which tests find this view.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds to what assistive technology knows about this view.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes away from what assistive technology knows about this view.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the order in which assistive technology reads this view.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Has no effect on a terminal, where nobody speaks to a program.
  public nonisolated func accessibilityInputLabels(_ labels: [String]) -> some View { self }

  /// Has no effect on a terminal, whose assistive technology presses controls with keys.
  public nonisolated func accessibilityAction(
    named name: String, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Has no effect on a terminal, whose assistive technology presses controls with keys.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Has no effect on a terminal, whose assistive technology presses controls with keys.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Has no effect on a terminal, whose assistive technology presses controls with keys.
  public nonisolated func accessibilityAdjustableAction(
    _ action: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

/// The direction in which assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger or a smaller value.
  case increment, decrement
}

/// What assistive technology does with a view, beside pressing it.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// Creates a kind.
  public init(named name: Text) { self.name = name.plainString }

  private init(_ name: String) { self.name = name }

  /// Pressing it.
  public static let `default` = AccessibilityActionKind("default")
  /// Leaving what is shown.
  public static let escape = AccessibilityActionKind("escape")
  /// Doing what is most important.
  public static let magicTap = AccessibilityActionKind("magicTap")
  /// Deleting it.
  public static let delete = AccessibilityActionKind("delete")
  /// Showing its menu.
  public static let showMenu = AccessibilityActionKind("showMenu")
}
