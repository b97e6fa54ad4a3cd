/// The buttons of a dialog, and a standard button that is shown only if the dialog needs it.
///
/// Buttons stand in a row if there is space, otherwise in a column. Other views, such as text
/// fields, always stand in a column.
nonisolated struct DialogActions<Content: View>: View {
  /// A button that a dialog adds to those that it is given.
  enum StandardButton {
    /// A button that closes an alert without other buttons.
    case ok
    /// A button that closes a dialog without another button whose role is to cancel.
    case cancel
  }

  let standardButton: StandardButton
  var isColumn = false
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = DialogActionsNode.reusing(existing, in: context)
    node.standardButtonCancels = standardButton == .cancel
    node.isColumn = isColumn
    node.updateContent(TupleView(content, button), in: context)
    return node
  }

  private var button: Button<Text> {
    switch standardButton {
    case .ok: Button("OK")
    case .cancel: Button("Cancel", role: .cancel)
    }
  }
}

private final class DialogActionsNode: ContainerNode, ReusableNode {
  /// Whether the standard button, which is the last one, cancels.
  var standardButtonCancels = false
  var isColumn = false {
    didSet { if isColumn != oldValue { setNeedsLayout() } }
  }
  /// The contents that are shown.
  private var actions: [LayoutNode] = []

  override var layoutChildren: [LayoutNode] { actions }

  override func contentsDidChange() {
    let given = contents.dropLast()
    let needsStandardButton =
      standardButtonCancels
      ? !given.contains { $0.firstButton?.role == .cancel }
      : given.isEmpty
    actions = Array(needsStandardButton ? contents[...] : given)
  }

  private static let spacing = 1

  private func layout(in space: ProposedSize) -> StackLayout {
    let column = StackLayout(axis: .vertical)
    if isColumn || actions.contains(where: { $0.firstButton == nil }) { return column }
    let gaps = DialogActionsNode.spacing * max(0, actions.count - 1)
    let width = actions.reduce(gaps) { $0 + $1.sizeThatFits(ProposedSize()).width }
    if let limit = space.width, width > limit { return column }
    return StackLayout(axis: .horizontal, spacing: DialogActionsNode.spacing)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let layout = layout(in: proposal)
    var size = Size.zero
    for action in actions {
      let chosen = action.sizeThatFits(ProposedSize(width: proposal.width))
      size[layout.axis] += chosen[layout.axis]
      size[layout.axis.cross] = max(size[layout.axis.cross], chosen[layout.axis.cross])
    }
    size[layout.axis] += layout.spacing * max(0, actions.count - 1)
    return size
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let layout = layout(in: proposal)
    var origin = Point.zero
    for action in actions {
      let space = ProposedSize(width: proposal.width)
      let chosen = action.sizeThatFits(space)
      origin[layout.axis.cross] = AxisAlignment.center.offset(
        of: chosen[layout.axis.cross], in: size[layout.axis.cross])
      action.place(at: origin, space)
      origin[layout.axis] += chosen[layout.axis] + layout.spacing
    }
  }
}

extension LayoutNode {
  /// The first button among this node and its descendants.
  fileprivate var firstButton: ButtonNode? {
    if let button = self as? ButtonNode { return button }
    for child in layoutChildren {
      if let button = child.firstButton { return button }
    }
    return nil
  }
}
