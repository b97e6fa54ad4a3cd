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

  /// Has the mouse reported in pixels, by a terminal that can, while a control is dragged that
  /// follows the pointer within cells.
  ///
  /// The terminal answers each change of the mode, and the reports before that answer are as they
  /// were. Presses stay in columns and rows, so a size of the cells that is wrong moves none.
  func updatePixelReports() {
    guard screen.isDraggingWithinCells != reportsPixels else { return }
    if reportsPixels {
      reportsPixels = false
      return writer.send(Array(Modes.leavePixelReports.utf8))
    }
    guard queries.knowsPixelReports, let size = device.pixelsPerCell ?? queries.pixelsPerCell else {
      return
    }
    reportsPixels = true
    input.pixelsPerCell = size
    if !modes.hasPixelReports {
      modes.hasPixelReports = true
      publishUndo()
    }
    writer.send(Array(Modes.enterPixelReports.utf8))
  }
}
