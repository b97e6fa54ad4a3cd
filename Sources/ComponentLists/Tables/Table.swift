@_spi(Nodes) import ComponentCore
import Signals

/// A list of rows in columns, with a header that sorts and resizes them.
///
///     Table(files.sorted(using: order), selection: $selection, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Size", value: \.size) { Text("\($0.size)") }
///         .width(8).alignment(.numeric)
///     }
///
///       Name ▲          Size
///       Package.swift   5120  ▐
///     ▌ README.md        812
///
/// The rows are those of a ``List``: only the visible ones are created, and the same keys move and
/// select them. The header stays at its place. A click on a title sorts by the column, another one
/// in the other direction; the table sets `sortOrder`, and the program sorts the rows. The space
/// after a title can be dragged to resize the column. While the header has the focus, the arrow
/// keys choose a column, Enter and Space sort by it, and Shift with an arrow, `+` and `-` resize
/// it.
///
/// The columns share the width of the table. If their least widths do not fit, those of a lower
/// ``TableColumn/layoutPriority(_:)`` are hidden. If the others do not fit either, the arrow keys
/// to the left and right, and the wheel with Shift, scroll them.
public struct Table<Value: Identifiable>: View where Value.ID: Sendable {
  private nonisolated var selection: any ListSelectionSource
  private nonisolated var sortOrder: Binding<[TableSortComparator<Value>]>?
  private nonisolated var columns: [TableColumn<Value>]
  /// The rows, each of which is a ``TableRow``.
  private nonisolated var rows: AnyView

  nonisolated init(
    _ selection: any ListSelectionSource,
    _ sortOrder: Binding<[TableSortComparator<Value>]>?, _ columns: [TableColumn<Value>],
    @ViewBuilder rows: () -> some View
  ) {
    self.selection = selection
    self.sortOrder = sortOrder
    self.columns = columns
    self.rows = AnyView(rows())
  }

  /// The header and the rows.
  public var body: some View {
    TableContent(selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Table: Sendable {}

/// The header and the rows of a table.
private struct TableContent<Value: Identifiable>: View where Value.ID: Sendable {
  let selection: any ListSelectionSource
  let sortOrder: Binding<[TableSortComparator<Value>]>?
  let columns: [TableColumn<Value>]
  let rows: AnyView
  @State private var model = TableModel()
  @Environment(\.tableColumnHeaders) private var headers

  var body: some View {
    let order = sortOrder?.wrappedValue ?? []
    TableFrame(model: model, columns: columns, inset: inset, hasHeader: headers != .hidden) {
      if headers != .hidden {
        TableHeader(
          titles: columns.map(\.title), directions: columns.map { direction(of: $0, in: order) },
          canSort: columns.map { $0.comparator != nil && sortOrder != nil }, inset: inset,
          model: model, sort: { sort(by: $0) }
        )
        .secondaryFocus()
      }
      List(selection) { rows }
        .listStyle(.plain)
        .transformEnvironment { $0.tableModel = model }
    }
  }

  /// The number of columns before the rows, for the marks of selected ones.
  private var inset: Int {
    selection.isEnabled ? 2 : 0
  }

  private func direction(
    of column: TableColumn<Value>, in order: [TableSortComparator<Value>]
  ) -> Bool? {
    guard let first = order.first, first.keyPath == column.comparator?.keyPath else { return nil }
    return first.order == .forward
  }

  /// Sorts by a column first, or in the other direction if that is so already.
  private func sort(by column: Int) {
    guard let sortOrder, columns.indices.contains(column),
      var comparator = columns[column].comparator
    else { return }
    var order = sortOrder.wrappedValue
    if let first = order.first, first.keyPath == comparator.keyPath {
      comparator.order = first.order == .forward ? .reverse : .forward
    }
    order.removeAll { $0.keyPath == comparator.keyPath }
    sortOrder.wrappedValue = [comparator] + order
  }
}

/// The frame of a table, which divides its width among the columns.
private struct TableFrame<Value, Content: View>: View {
  let model: TableModel
  let columns: [TableColumn<Value>]
  let inset: Int
  let hasHeader: Bool
  @ViewBuilder let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = TableNode.reusing(existing, in: context)
    node.model = model
    node.inset = inset
    model.columns = TableColumns(columns)
    model.rules = columns.map(\.rule)
    if !hasHeader { model.titleWidths = columns.map { _ in 0 } }
    node.updateContent(VStack(alignment: .leading) { content }, in: context)
    return node
  }
}

/// The node of a table: a class, because it divides its width among columns before it places the
/// rows.
private final class TableNode: ContainerNode, ReusableNode, GeometryObserver, Responder {
  var model: TableModel?
  var inset = 0 {
    didSet { if inset != oldValue { setNeedsLayout() } }
  }

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.geometryObservers.append(self)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    // A column is left for the scroll bar, shown or not.
    model?.space = max(0, size.width - inset - 1)
    super.placeChildren(in: size, proposal: proposal)
  }

  func layoutDidEnd() -> Bool {
    guard let model, !model.fittingColumns.isEmpty else { return false }
    var widths: [Int: Int] = [:]
    for row in tableRows { widths.merge(row.idealWidths(of: model.fittingColumns)) { max($0, $1) } }
    return model.fit(widths)
  }

  /// The rows that are shown.
  private var tableRows: [TableRowNode] {
    var rows: [TableRowNode] = []
    func collect(_ node: LayoutNode) {
      if let row = node as? TableRowNode { return rows.append(row) }
      for child in node.layoutChildren { collect(child) }
    }
    collect(self)
    return rows
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let elements = childAccessibilityElements()
    guard let list = elements.first(where: { $0.role == .list }) else { return elements }
    let headers = elements.filter { $0.role == .columnHeader }
    var table = accessibilityElement(
      .table, value: "\(list.value), \(headers.count) columns", children: headers + list.children)
    table.states.formUnion(list.states)
    return [table]
  }

  override var responder: (any Responder)? { self }

  func handle(_ event: NodeEvent) -> Bool {
    guard let model, environment.isEnabled else { return false }
    switch event {
    case .key(KeyPress(.left, modifiers: [])): return model.scroll(by: -8)
    case .key(KeyPress(.right, modifiers: [])): return model.scroll(by: 8)
    case .scrolled(let x, y: 0): return environment.isScrollEnabled && model.scroll(by: 3 * x)
    default: return false
    }
  }
}
