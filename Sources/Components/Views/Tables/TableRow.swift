/// A row of a table: a view for each column.
struct TableRow<RowValue>: View {
  let value: RowValue
  let columns: [TableColumn<RowValue>]
  let model: TableModel

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? TableRowNode ?? TableRowNode(model, in: context)
    node.setEnvironment(context.environment)
    let (value, columns) = (value, columns)
    node.updateContent(
      ForEach(columns.indices) { index in
        TableCell(alignment: columns[index].rule.alignment, content: columns[index].content(value))
      }
      .lineLimit(1), in: context)
    return node
  }
}

private struct TableCell: View {
  let alignment: AxisAlignment
  let content: AnyView

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = TableCellNode.reusing(existing, in: context)
    node.alignment = alignment
    node.updateContent(content, in: context)
    return node
  }
}

/// The node of a row, which places its cells where the columns are.
final class TableRowNode: ContainerNode {
  private let model: TableModel

  init(_ model: TableModel, in context: ViewContext) {
    self.model = model
    super.init(in: context)
    model.addReader(self)
  }

  required init(in context: ViewContext) {
    preconditionFailure("A row belongs to a table.")
  }

  override var resolvedLayoutTraits: LayoutTraits? { nil }

  /// The cells with the frames of their columns.
  private var cells: Zip2Sequence<[LayoutNode], [TableColumnLayout.Frame]> {
    zip(contents, model.layout.frames)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size(width: proposal.width ?? model.layout.width, height: 1)
    for (cell, frame) in cells where !frame.isHidden {
      size.height = max(size.height, cell.sizeThatFits(ProposedSize(width: frame.width)).height)
    }
    return size
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    for (cell, frame) in cells {
      place(cell, Point(x: frame.x - model.offset, y: 0), ProposedSize(width: frame.width))
    }
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    accessibilityElements(of: cells.filter { !$1.isHidden }.map { cell, _ in cell })
  }

  override func admitsFocus(to child: LayoutNode) -> Bool { child.rect.size.width > 0 }

  /// Returns the widths that the cells of some columns need.
  func idealWidths(of columns: [Int]) -> [Int: Int] {
    var widths: [Int: Int] = [:]
    for column in columns where contents.indices.contains(column) {
      let cell = contents[column] as? TableCellNode
      widths[column] = cell?.idealWidth
    }
    return widths
  }
}

/// The node of a cell, which is as wide as its column.
final class TableCellNode: ContainerNode, ReusableNode {
  var alignment = AxisAlignment.start {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  override var resolvedLayoutTraits: LayoutTraits? { nil }

  /// The width that the content needs.
  var idealWidth: Int {
    var width = 0
    for element in contents { width = max(width, element.sizeThatFits(ProposedSize()).width) }
    return width
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = super.measure(proposal)
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    for element in contents {
      let chosen = element.sizeThatFits(proposal)
      // The beginning is shown of what is wider than the column.
      let x = max(0, alignment.offset(of: chosen.width, in: size.width))
      place(element, Point(x: x, y: 0), proposal)
    }
  }
}
