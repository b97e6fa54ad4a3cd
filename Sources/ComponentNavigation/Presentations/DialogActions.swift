@_spi(Nodes) import ComponentCore

/// The buttons of a dialog, and a standard button that is shown only if the dialog needs it.
///
/// Buttons stand in a row if there is space, otherwise in a column. Other views, such as text
/// fields, always stand in a column.
nonisolated struct DialogActions<Content: View>: View {
  let kind: DialogKind
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = DialogActionsNode.reusing(existing, in: context)
    node.kind = kind
    node.updateContent(TupleView(content, button), in: context)
    return node
  }

  private var button: Button<Text> {
    switch kind {
    case .alert: Button("OK")
    case .confirmation: Button("Cancel", role: .cancel)
    }
  }
}

/// The node of the buttons: a class, because it leaves out one of its contents, which no
/// arrangement does.
private final class DialogActionsNode: ContainerNode, ReusableNode {
  var kind = DialogKind.alert
  /// The contents that are shown.
  private var actions: [LayoutNode] = []

  override var layoutChildren: [LayoutNode] { actions }

  override func contentsDidChange() {
    let given = contents.dropLast()
    let needsStandardButton =
      switch kind {
      case .alert: given.isEmpty
      case .confirmation: !given.contains { $0.buttonRole == .cancel }
      }
    actions = Array(needsStandardButton ? contents[...] : given)
  }

  private static let spacing = 1

  private func layout(in space: ProposedSize) -> StackLayout {
    let column = StackLayout(axis: .vertical)
    if kind == .confirmation || actions.contains(where: { $0.buttonRole == nil }) { return column }
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
  /// The role of the first button among this node and its descendants.
  fileprivate var buttonRole: DialogRole? {
    if let dialogRole { return dialogRole }
    for child in layoutChildren {
      if let role = child.buttonRole { return role }
    }
    return nil
  }
}
