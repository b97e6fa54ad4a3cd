// Words for looks of which a terminal has one. They have no effect.

/// The style of a table, of which a terminal has one.
public struct TableStyle: Hashable, Sendable {
  /// The usual style.
  public static let automatic = TableStyle()
  /// The usual style.
  public static let inset = automatic, bordered = automatic

  /// The usual style.
  public static func inset(alternatesRowBackgrounds: Bool) -> TableStyle { automatic }
  /// The usual style.
  public static func bordered(alternatesRowBackgrounds: Bool) -> TableStyle { automatic }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual style.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// The usual style.
  public static var compactMenu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// The usual style.
  public static var menu: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// The usual style.
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Whether a button repeats its action while it is pressed, which keys do.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// As usual.
  public static let automatic = ButtonRepeatBehavior()
  /// As usual.
  public static let enabled = automatic, disabled = automatic
}

/// Whether a menu closes after an action, which it does on a terminal.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// It closes.
  public static let automatic = MenuActionDismissBehavior()
  /// It closes.
  public static let enabled = automatic, disabled = automatic
}

/// How much a badge stands out, which is the same for all on a terminal.
public enum BadgeProminence: Hashable, Sendable {
  /// As usual, or less, or more.
  case standard, decreased, increased
}

extension TabViewStyle {
  /// The bar.
  public static let sidebarAdaptable = automatic, tabBarOnly = automatic, grouped = automatic
}

/// The border of a field.
public func SquareBorderTextFieldStyle() -> RoundedBorderTextFieldStyle {
  RoundedBorderTextFieldStyle()
}

extension View {
  /// Has no effect on a terminal, where all tables have the same look.
  public nonisolated func tableStyle(_ style: TableStyle) -> some View { self }

  /// Has no effect on a terminal, where a key that is held repeats.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Has no effect on a terminal, where a menu closes after each action.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }

  /// Has no effect on a terminal, where all badges look alike.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Has no effect on a terminal, where the rows of lists have no backgrounds.
  public nonisolated func alternatingRowBackgrounds() -> some View { self }

  /// Hides the labels of controls in this view, or leaves them as they are.
  @ViewBuilder
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }

  /// Has no effect on a terminal, which shows no symbol effects.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Shows the words of `text` after this view, or nothing if it is `nil`.
  @_disfavoredOverload  // A string is preferred.
  public nonisolated func badge(_ text: Text?) -> some View { badge(text?.plainString) }
}
