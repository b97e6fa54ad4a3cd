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
    TableCellArrangement(alignment: alignment)
      .node(updating: existing, content: content, along: nil, in: context)
  }
}

/// The node of a row, which places its cells where the columns are: a class, because it follows
/// the layout of its table.
final class TableRowNode: ContainerNode, TaggedNode, ChildFilter {
  private let model: TableModel
  /// The identity of the value.
  var tag: AnyHashable?

  init(_ model: TableModel, in context: ViewContext) {
    self.model = model
    super.init(in: context)
    model.addReader(self)
    keepsState = false
  }

  required init(in context: ViewContext) {
    preconditionFailure("A row belongs to a table.")
  }

  /// The cells with the frames of their columns.
  private var cells: Zip2Sequence<[LayoutNode], [TableColumnLayout.Frame]> {
    zip(contents, model.layout.frames)
  }

  override func childrenDidChange() {
    setLayoutChildren(contents, traits: nil)
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

  override var childFilter: (any ChildFilter)? { self }

  func allowsFocus(in child: LayoutNode) -> Bool { child.rect.size.width > 0 }

  /// Returns the widths that the cells of some columns need.
  func idealWidths(of columns: [Int]) -> [Int: Int] {
    var widths: [Int: Int] = [:]
    for column in columns where contents.indices.contains(column) {
      widths[column] = contents[column].sizeThatFits(ProposedSize()).width
    }
    return widths
  }
}

/// Makes a cell as wide as its column.
private struct TableCellArrangement: Arrangement {
  var alignment = AxisAlignment.start

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    let size = contents.overlaidSize(in: proposal)
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    for (index, element) in contents.elements.enumerated() {
      let chosen = element.sizeThatFits(proposal)
      // The beginning is shown of what is wider than the column.
      let x = max(0, alignment.offset(of: chosen.width, in: size.width))
      place(index, Point(x: x, y: 0), proposal)
    }
  }
}
