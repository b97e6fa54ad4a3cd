/// An input event from the user.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed, held or released.
  case key(KeyPress)
  /// A mouse button, the pointer or the wheel was used.
  case mouse(MouseEvent)
  /// Text was pasted.
  case paste(String)
  /// The terminal's window gained (`true`) or lost (`false`) the keyboard focus.
  case windowFocus(Bool)
}
