extension Session {
  /// Shows a hand over links and buttons, on a terminal that has one. The sequence that restores
  /// the pointer is published before.
  func updatePointer() {
    guard let shapes = queries.pointerShapes, screen.isPointerOverButton != showsHand else {
      return
    }
    showsHand.toggle()
    if modes.pointerReset == nil {
      modes.pointerReset = shapes.reset
      publishUndo()
    }
    writer.send(Array((showsHand ? PointerShapes.hand : shapes.idle).utf8))
  }
}
