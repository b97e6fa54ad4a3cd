extension View {
  /// Draws this view in the colors of a selection, on a fill as large as the view, or with swapped
  /// colors where the theme has none.
  ///
  /// - Parameter attributes: Attributes of the text, whether it is selected or not.
  package nonisolated func selectedAppearance(
    _ isSelected: Bool, attributes: Attributes = Attributes()
  ) -> some View {
    effect(SelectedAppearance(isSelected: isSelected, attributes: attributes))
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
  var attributes = Attributes()

  static var isInherited: Bool { true }

  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.attributes = canvas.attributes.merging(attributes)
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    if isSelected {
      canvas.mark([.selected, .uncolored])
      canvas.fillWithBlanks(Rect(size: content.size))
    }
    applyStyle(to: &canvas, in: Rect(size: content.size))
    content.draw(on: canvas)
  }
}
