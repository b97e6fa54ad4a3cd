/// A node whose contents are one target for the arrow keys: see ``View/focusSection()``.
struct FocusSection: Effect {
  static var changesDrawing: Bool { false }
}
