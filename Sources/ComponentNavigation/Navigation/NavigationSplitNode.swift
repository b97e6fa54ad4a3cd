@_spi(Nodes) import ComponentCore

/// The node of a split view: a class, because the columns that it shows depend on where the user
/// was last.
///
/// As many columns are shown as there is space for, side by side. If these are not all, the window
/// on the columns moves to the one that the user goes to.
final class NavigationSplitNode: ContainerNode, ReusableNode, Responder, ChildFilter {
  /// The models of the columns.
  private var models: [NavigationModel] = []
  private var visibility = NavigationSplitViewVisibility.automatic
  private var setVisibility: (NavigationSplitViewVisibility) -> Void = { _ in }
  /// The column that the user went to last, or that has had the focus last.
  private var current = 0
  /// The number of columns for which the last layout had space.
  private var capacity = 1
  /// The columns that the last layout has placed.
  private var shown = 0..<0
  /// The nodes that had the focus last, by their columns.
  private var lastFocus: [Int: WeakNode] = [:]

  private struct WeakNode {
    weak var node: LayoutNode?
  }

  func describe(_ columns: [AnyView], in context: ViewContext) {
    if models.count != columns.count {
      models = columns.map { _ in NavigationModel() }
      for (index, model) in models.enumerated() {
        model.column = NavigationModel.Column(
          split: self, index: index, next: index + 1 < models.count ? models[index + 1] : nil)
      }
    }
    var inner = context
    inner.axis = .vertical
    updateContent(NavigationColumns(models: models, columns: columns), in: inner)
  }

  func follow(
    _ new: NavigationSplitViewVisibility,
    setValue: @escaping (NavigationSplitViewVisibility) -> NavigationSplitViewVisibility?
  ) {
    setVisibility = { [unowned self] new in
      if let actual = setValue(new) { follow(actual, setValue: setValue) }
    }
    show(new)
  }

  private func show(_ new: NavigationSplitViewVisibility) {
    if new == visibility { return }
    visibility = new
    setNeedsLayout()
  }

  // MARK: Layout

  private static let leastLeadingWidth = 18
  private static let greatestLeadingWidth = 30
  private static let leastDetailWidth = 30

  /// Returns the number of columns for which there is space in `width`.
  private func capacity(in width: Int) -> Int {
    let rest = width - NavigationSplitNode.leastDetailWidth
    return min(models.count, 1 + max(0, rest / (NavigationSplitNode.leastLeadingWidth + 1)))
  }

  private func leadingWidth(in width: Int) -> Int {
    let leading = shown.count - 1
    if leading == 0 { return width }
    let space = (width - NavigationSplitNode.leastDetailWidth) / leading - 1
    let wanted = max(NavigationSplitNode.leastLeadingWidth, width / 4)
    return min(wanted, NavigationSplitNode.greatestLeadingWidth, space)
  }

  /// The columns to show: those that are not hidden, as far as there is space.
  private var columnsToShow: Range<Int> {
    let hidden = capacity > 1 ? visibility.hiddenCount(of: models.count) : 0
    // The window stays where it is as long as the current column is in it.
    var start = max(min(shown.lowerBound, current), current + 1 - capacity)
    start = max(hidden, min(start, models.count - capacity))
    return start..<min(models.count, start + capacity)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var ideal = Size(width: max(0, contents.count - 1), height: 0)
    if proposal.width == nil || proposal.height == nil {
      for element in contents {
        let size = element.sizeThatFits(ProposedSize())
        ideal.width += size.width
        ideal.height = max(ideal.height, size.height)
      }
    }
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    capacity = capacity(in: size.width)
    updateShown()
    let width = leadingWidth(in: size.width)
    var x = 0
    for index in shown where contents.indices.contains(index) {
      let isLast = index == shown.upperBound - 1
      let space = ProposedSize(
        width: isLast ? max(0, size.width - x) : width, height: size.height)
      contents[index].place(at: Point(x: x, y: 0), space)
      x += width + 1
    }
  }

  private func updateShown() {
    let new = columnsToShow
    if new == shown { return }
    shown = new
    for (index, element) in contents.enumerated() where !new.contains(index) {
      tree.eventDispatcher.removeAll(in: element)
    }
    for model in models { model.bars.didChange() }
    setNeedsPaint()
  }

  override var childFilter: (any ChildFilter)? { self }

  func shows(_ child: LayoutNode) -> Bool {
    contents.firstIndex { $0 === child }.map(shown.contains) ?? false
  }

  func children(in area: Rect) -> ArraySlice<LayoutNode> {
    contents[shown.clamped(to: contents.indices)]
  }

  // MARK: Navigation

  /// The title of the column before the first one that is shown, if that is `index`.
  func backTitle(of index: Int) -> Text? {
    guard index == shown.lowerBound, index > 0 else { return nil }
    return models[index - 1].title ?? Text("Back")
  }

  /// The title of the column after the last one that is shown, if that is `index`.
  func nextTitle(of index: Int) -> Text? {
    guard index == shown.upperBound - 1, index + 1 < models.count else { return nil }
    return models[index + 1].title ?? Text("Next")
  }

  /// Shows the column at `index`. If the focus was in a column that is hidden now, it moves to
  /// this one.
  func showColumn(_ index: Int) {
    guard models.indices.contains(index) else { return }
    current = index
    if capacity > 1, index < visibility.hiddenCount(of: models.count) {
      setVisibility(index == 0 ? .all : .doubleColumn)
    }
    setNeedsLayout()
    tree.eventDispatcher.moveFocusAfterLayout { [weak self] in self?.focusColumn(index) }
  }

  private func focusColumn(_ index: Int) {
    let dispatcher = tree.eventDispatcher
    guard dispatcher.focused == nil, contents.indices.contains(index) else { return }
    let last = lastFocus[index]?.node
    let target = last.flatMap { $0.isInside(contents[index]) && $0.isFocusable ? $0 : nil }
    let first = models[index].pagesNode?.initialFocus ?? contents[index].initialFocus
    if let target = target ?? first { dispatcher.focus(target) }
  }

  override var responder: (any Responder)? { self }

  func focusDidMove(to node: LayoutNode?) {
    guard let node, let index = contents.firstIndex(where: { node.isInside($0) }) else { return }
    current = index
    lastFocus[index] = WeakNode(node: node)
  }

  // MARK: Painting

  override func paint(on canvas: DrawingContext) {
    paintChildren(on: canvas)
    let line = tree.shaper.glyphs(of: environment.usesASCII ? "|" : "│")
    for index in shown.dropLast() where contents.indices.contains(index) {
      let x = contents[index].rect.columns.upperBound
      canvas.fill(Rect(x: x, y: 0, width: 1, height: rect.size.height), with: line[0])
    }
  }
}

/// The columns of a split view.
private struct NavigationColumns: View {
  let models: [NavigationModel]
  let columns: [AnyView]

  var body: some View {
    ForEach(Array(zip(models, columns).enumerated()), id: \.offset) { column in
      NavigationColumn(model: column.element.0, root: column.element.1).focusSection()
    }
  }
}

/// A column, which is a navigation stack.
private struct NavigationColumn: View {
  let model: NavigationModel
  let root: AnyView

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? NavigationStackNode ?? NavigationStackNode(model, in: context)
    node.root = root
    node.setContext(context)
    node.evaluate()
    return node
  }
}
