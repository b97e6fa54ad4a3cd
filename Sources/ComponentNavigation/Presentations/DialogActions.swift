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
    DialogArrangement(kind: kind)
      .node(updating: existing, content: TupleView(content, button), along: nil, in: context)
  }

  private var button: Button<Text> {
    switch kind {
    case .alert: Button("OK")
    case .confirmation: Button("Cancel", role: .cancel)
    }
  }
}

/// Places buttons in a row or a column. The last element is the standard button.
private struct DialogArrangement: Arrangement {
  var kind = DialogKind.alert

  static var hidesContents: Bool { true }
  static var passesTraits: Bool { true }

  private static let spacing = 1

  func shownElements(
    of contents: ArrangedContents, in proposal: ProposedSize
  ) -> [LayoutNode] {
    let given = contents.elements.dropLast()
    let needsStandardButton =
      switch kind {
      case .alert: given.isEmpty
      case .confirmation: !given.contains { $0.buttonRole == .cancel }
      }
    return needsStandardButton ? contents.elements : Array(given)
  }

  @MainActor
  private func layout(of actions: [LayoutNode], in space: ProposedSize) -> StackLayout {
    let column = StackLayout(axis: .vertical)
    if kind == .confirmation || actions.contains(where: { $0.buttonRole == nil }) { return column }
    let gaps = DialogArrangement.spacing * max(0, actions.count - 1)
    let width = actions.reduce(gaps) { $0 + $1.sizeThatFits(ProposedSize()).width }
    if let limit = space.width, width > limit { return column }
    return StackLayout(axis: .horizontal, spacing: DialogArrangement.spacing)
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    let actions = shownElements(of: contents, in: proposal)
    let layout = layout(of: actions, in: proposal)
    var size = Size.zero
    for action in actions {
      let chosen = action.sizeThatFits(ProposedSize(width: proposal.width))
      size[layout.axis] += chosen[layout.axis]
      size[layout.axis.cross] = max(size[layout.axis.cross], chosen[layout.axis.cross])
    }
    size[layout.axis] += layout.spacing * max(0, actions.count - 1)
    return size
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let actions = shownElements(of: contents, in: proposal)
    let layout = layout(of: actions, in: proposal)
    var origin = Point.zero
    for (index, action) in actions.enumerated() {
      let space = ProposedSize(width: proposal.width)
      let chosen = action.sizeThatFits(space)
      origin[layout.axis.cross] = AxisAlignment.center.offset(
        of: chosen[layout.axis.cross], in: size[layout.axis.cross])
      place(index, origin, space)
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
