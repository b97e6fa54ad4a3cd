/// The part that a button plays in a dialog.
package enum DialogRole {
  /// It leaves things as they are.
  case cancel
  /// It does something irreversible.
  case destroy
  /// It does something else.
  case action
}
