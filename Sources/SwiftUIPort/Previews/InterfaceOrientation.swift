/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
  /// Upright, or on its side.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// Has no effect: previews have the size of the terminal.
  public nonisolated func previewInterfaceOrientation(_ orientation: InterfaceOrientation)
    -> some View
  { self }
}
