extension View {
  /// Leaves of this view only its keyboard shortcuts: it is not drawn, takes no space and cannot
  /// have the focus.
  package nonisolated func shortcutsOnly() -> some View {
    frame(columns: 0, rows: 0)
      .clipped()
      .effect(ShortcutsOnly())
  }
}

private struct ShortcutsOnly: Effect {
  var admitsFocus: Bool { false }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {}
  func isTransparentToPointer(at point: Point, in size: Size) -> Bool { true }
  func accessibilityElements(of content: EffectContent) -> [AccessibilityElement] { [] }
}
