extension Tree {
  /// Shows `presentation` in front of everything else. The focus moves into it before the next
  /// frame.
  func present(_ presentation: PresentationNode) {
    guard let root else { return }
    presentation.previousFocus = eventDispatcher.focused
    root.present(presentation)
    presentation.appear()
    eventDispatcher.scopeDidChange(to: presentation)
    eventDispatcher.focusAfterLayout(in: presentation)
  }

  /// Removes `presentation` from the screen, and returns the focus to where it was.
  func dismiss(_ presentation: PresentationNode) {
    guard let root = presentation.root else { return }
    let next = root.presentation(inFrontOf: presentation)
    let previous = presentation.previousFocus
    if let next {
      if next.previousFocus?.isInside(presentation) == true { next.previousFocus = previous }
      return root.detachPresentation(presentation)
    }
    root.detachPresentation(presentation)
    eventDispatcher.scopeDidChange(to: root.inputScope)
    if let previous, previous.root != nil, previous.isFocusable {
      eventDispatcher.focus(previous)
    }
  }
}
