/// The part that a button plays in a dialog.
@_spi(Nodes) public enum DialogRole {
  /// It leaves things as they are.
  case cancel
  /// It does something irreversible.
  case destroy
  /// It does something else.
  case action
}
