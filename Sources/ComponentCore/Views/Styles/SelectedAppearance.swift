extension View {
  /// Draws this view in the colors of a selection, on a fill as large as the view, or with swapped
  /// colors where the theme has none.
  package nonisolated func selectedAppearance(_ isSelected: Bool) -> some View {
    effect(SelectedAppearance(isSelected: isSelected))
  }
}

extension Text {
  /// Draws this text in the colors of a selection, or with swapped colors where the theme has
  /// none.
  package nonisolated func selectedAppearance(_ isSelected: Bool) -> Text {
    isSelected ? attributes(ValueOrPublisher(Attributes.selected)) { $0 } : self
  }
}

extension Attributes {
  /// The colors of a selection, which are swapped ones where the theme has none.
  package static let selected = Attributes(
    foreground: .theme(.onSelection), background: .theme(.selection))
}

private struct SelectedAppearance: Effect {
  var isSelected = false

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    if isSelected {
      canvas.mark([.selected, .uncolored])
      canvas.fillWithBlanks(Rect(size: content.size))
    }
    content.draw(on: canvas)
  }
}
