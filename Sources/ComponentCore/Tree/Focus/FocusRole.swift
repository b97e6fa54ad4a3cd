/// How a focusable node stands out among those beside it, when the focus moves to a part of the
/// tree as a whole.
@_spi(Nodes) public enum FocusRole: Equatable {
  /// The node receives the focus before the others when a presentation appears.
  case preferred
  /// The node is a button of a dialog.
  case dialogButton(DialogRole)
}

extension LayoutNode {
  /// Returns whether the node stands out in the given way.
  func hasFocusRole(_ role: FocusRole) -> Bool {
    responder?.focusRole == role
  }

  /// The part that the node plays in a dialog, if it is a button.
  package var dialogRole: DialogRole? {
    if case .dialogButton(let role) = responder?.focusRole { role } else { nil }
  }

  /// The node that receives the focus when this one has appeared and takes the input.
  package var initialFocus: LayoutNode? {
    (self as? PresentationNode)?.initialFocusTarget ?? focusTarget
  }
}
