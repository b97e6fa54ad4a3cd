/// The purpose of a button, which its style may show.
public enum ButtonRole: Hashable, Sendable {
  /// The button has an irreversible effect. It is red unless it is given another color.
  case destructive
  /// The button cancels an operation.
  case cancel
  /// The button confirms what has been entered.
  case confirm
  /// The button closes what is shown.
  case close
}
