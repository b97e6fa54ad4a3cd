import ComponentCore

extension Screen {
  /// Marks the cursor's position as unknown, because other bytes than ``bytes()`` have been
  /// written.
  package func invalidateCursorPosition() {
    mirror.invalidateCursorPosition()
  }

  /// The optional features that the terminal supports, as far as they are known.
  package var capabilities: Capabilities {
    get { mirror.capabilities }
    set {
      let changesUnderlines = newValue.hasUnderlineStyles != capabilities.hasUnderlineStyles
      let changesLinks = newValue.hasHyperlinks != capabilities.hasHyperlinks
      mirror.capabilities = newValue
      if changesUnderlines && mirror.showsUnderlineStyles || changesLinks && mirror.showsHyperlinks
      {
        invalidate()
      }
      showPictures(by: inline.rowLimit == nil ? newValue.graphics : nil)
    }
  }

  /// Draws all images again, if the terminal shows pictures in another way than before.
  private func showPictures(by graphics: TerminalGraphics?) {
    if graphics == painter.pictures.graphics { return }
    let showsPictures = !painter.pictures.isEmpty || !mirror.shownPictures.isEmpty
    painter.replacePictures(in: Rect(size: size))
    painter.pictures.graphics = graphics
    tree.setNeedsPaint()
    if showsPictures { invalidate() }
  }
}
