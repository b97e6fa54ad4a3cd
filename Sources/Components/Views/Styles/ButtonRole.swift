/// What pressing a button means.
public enum ButtonRole: Hashable, Sendable {
  /// Something is lost. Such a button is red, unless it is given another color.
  case destructive
  /// Nothing happens after all.
  case cancel
}
