/// Something a person does.
public enum InputEvent: Hashable, Sendable {
  /// A key.
  case key(KeyPress)
  /// The mouse.
  case mouse(MouseEvent)
  /// Text that was pasted.
  case paste(String)
  /// The terminal's window has, or no longer has, the keyboard.
  case windowFocus(Bool)
}
