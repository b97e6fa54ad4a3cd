@_spi(Nodes) import ComponentCore

/// A row of a ``Table``: a view for each column.
///
///     Table(of: File.self) {
///       TableColumn("Name", value: \.name)
///     } rows: {
///       Section("Open") {
///         ForEach(openFiles) { TableRow($0) }
///       }
///     }
///
/// A row shows nothing outside of a table of such values.
public struct TableRow<Value: Identifiable>: NodeView {
  private nonisolated var value: Value

  /// Creates a row.
  ///
  /// - Parameter value: The value that the columns show.
  public nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Creates or updates the node of the row, which places the views of the columns.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    guard let model = context.environment.tableModel,
      let columns = (model.columns as? TableColumns<Value>)?.columns
    else { return EmptyView().node(updating: existing, in: context) }
    let node = existing as? TableRowNode ?? TableRowNode(model, in: context)
    node.setEnvironment(context.environment)
    node.tag = AnyHashable(value.id)
    let value = value
    node.updateContent(
      ForEach(columns.indices) { index in
        TableCell(alignment: columns[index].rule.alignment, content: columns[index].content(value))
      }
      .lineLimit(1), in: context)
    return node
  }
}

// Its nonisolated property may hold a value that is not `Sendable`.
@available(*, unavailable) extension TableRow: Sendable {}

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
final class TableRowNode: ContainerNode, TaggedNode {
  private let model: TableModel
  /// The identity of the value.
  var tag: AnyHashable?

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
