extension DrawingContext {
  /// Returns a copy with the attributes that mark the states of a part of a control: in the colors
  /// of a selection when focused, underlined when hovered, faint when pressed or disabled.
  package func marked(with state: ControlState) -> DrawingContext {
    var canvas = self
    if state.contains(.focused) { canvas.select() }
    if state.contains(.hovered) { canvas.attributes.isUnderlined = true }
    if !state.isDisjoint(with: [.pressed, .disabled]) { canvas.attributes.isDim = true }
    return canvas
  }
}
