/// What styles have wanted to know of a button, and so show themselves.
final class StateAccess {
  var isEnabled = false
  var isFocused = false
}
