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
    }
  }
}
