@_spi(Nodes) import ComponentCore

/// A row of a lazy stack that has nodes; in a lazy grid, the rows that share a line.
@MainActor
struct ShownRow {
  /// The identity of the row, or of the first one in the line.
  let key: RowKey
  /// The index of that row in the stack.
  var index: Int
  /// The number of rows.
  private(set) var count: Int
  /// The nodes of the rows' views.
  private(set) var nodes: [Node]
  /// The nodes that the stack places.
  private(set) var elements: [LayoutNode]
  /// The node in which a list wraps the row.
  var wrapper: ContainerNode?
  /// The position of the row along the axis.
  var position = 0
  /// The length of the row, with the spacing after it.
  var length = 0
  /// Whether the length is part of the estimate.
  var isMeasured = false

  /// The indices of the rows in the stack.
  var rows: Range<Int> { index..<index + count }

  /// Adds the next row, which has one element.
  mutating func append(_ node: Node, _ element: LayoutNode) {
    count += 1
    nodes.append(node)
    elements.append(element)
  }
}

/// A pass over the rows that a lazy stack shows.
@MainActor
struct RowPass {
  private let rows: RowList
  private let stack: LazyStackNode
  /// The rows before the pass, by index.
  private let old: [ShownRow]
  /// Whether the rows may have changed since the last pass.
  private let isStale: Bool
  /// The rows before the pass by node, as soon as one is looked for.
  private var oldByNode: [ObjectIdentifier: ShownRow]?
  /// The rows of the pass, by index.
  private var new: [ShownRow] = []
  /// The nodes of modifiers around the source whose rows have been made last.
  private var wrappers: (source: ObjectIdentifier, nodes: [any ElementWrapper])?
  /// The sources that take part in the pass. Among many others, these are the few that have rows.
  private var sources: [any RowSource] = []

  init(_ rows: RowList, reusing old: [ShownRow], isStale: Bool, in stack: LazyStackNode) {
    self.rows = rows
    self.old = old
    self.isStale = isStale
    self.stack = stack
    new.reserveCapacity(old.count)
    if isStale {
      for segment in rows.segments {
        guard case .source(let source) = segment.content else { continue }
        if !source.isShown || source.hasRowNodes { add(source) }
      }
    } else {
      for row in old where row.index < rows.count {
        beginSource(of: rows.location(ofRow: row.index).segment)
      }
    }
  }

  private mutating func beginSource(of segment: RowSegment) {
    if case .source(let source) = segment.content, !source.isInPass { add(source) }
  }

  private mutating func add(_ source: any RowSource) {
    source.isInPass = true
    source.beginRows()
    sources.append(source)
  }

  /// Returns the row at `index`, with those of its line, which are created if they have no nodes
  /// yet.
  mutating func row(at index: Int) -> ShownRow {
    let line = stack.line(ofRow: index)
    let position = new.partitioningIndex { $0.index >= line.lowerBound }
    if position < new.count, new[position].index == line.lowerBound { return new[position] }
    for index in line { beginSource(of: rows.location(ofRow: index).segment) }
    let row = (isStale ? nil : keptRow(in: line)) ?? makeRow(in: line)
    new.insert(row, at: position)
    return row
  }

  private mutating func makeRow(in line: Range<Int>) -> ShownRow {
    var (key, former): (RowKey?, ShownRow?)
    var (nodes, elements) = ([Node](), [LayoutNode]())
    for index in line {
      let (segment, offset) = rows.location(ofRow: index)
      guard let row = segment.row(at: offset) else { continue }
      let rowElements = self.elements(of: row.node, in: segment)
      if nodes.isEmpty {
        (key, former) = (segment.key(of: row), row.isNew ? nil : oldRow(of: row.node))
        elements = rowElements
      } else {
        elements += rowElements
      }
      nodes.append(row.node)
    }
    let rowKey = key ?? rows.key(ofRow: line.lowerBound)
    var wrapper: ContainerNode?
    if let container = stack.rowContainer, !elements.isEmpty {
      let row = container.wrapper(
        reusing: former?.wrapper ?? reusedWrapper(of: elements[0]), key: rowKey,
        index: line.lowerBound, role: rows.location(ofRow: line.lowerBound).segment.role)
      if row.parent !== stack { stack.adopt(row) }
      row.setContents(elements)
      (wrapper, elements) = (row, [row])
    }
    for element in elements where element.container !== stack { stack.attach(element) }
    var row = ShownRow(
      key: rowKey, index: line.lowerBound, count: line.count, nodes: nodes, elements: elements,
      wrapper: wrapper)
    if let former {
      (row.position, row.length) = (former.position, former.length)
      row.isMeasured = former.isMeasured
    }
    return row
  }

  /// Returns the wrapper of the element of a new row, if that has been the one of another row.
  private func reusedWrapper(of element: LayoutNode) -> ContainerNode? {
    guard let wrapper = element.container as? ContainerNode, wrapper.isRowWrapper else {
      return nil
    }
    stack.tree.eventDispatcher.remove(wrapper)
    wrapper.forgetAccessibilityElements()
    return wrapper
  }

  /// Returns the rows in `line` as they were before the pass, if they have nodes that are up to
  /// date.
  private func keptRow(in line: Range<Int>) -> ShownRow? {
    let position = old.partitioningIndex { $0.index >= line.lowerBound }
    guard position < old.count, old[position].rows == line else { return nil }
    for index in line {
      let (segment, offset) = rows.location(ofRow: index)
      guard case .source(let source) = segment.content, source.keepRow(at: offset) else {
        return nil
      }
    }
    let row = old[position]
    if let container = stack.rowContainer, row.wrapper != nil {
      _ = container.wrapper(
        reusing: row.wrapper, key: row.key, index: row.index,
        role: rows.location(ofRow: row.index).segment.role)
    }
    return row
  }

  /// Returns the row before the pass that has `node`, as the first one of its line.
  private mutating func oldRow(of node: Node) -> ShownRow? {
    if let oldByNode { return oldByNode[ObjectIdentifier(node)] }
    var rows: [ObjectIdentifier: ShownRow] = [:]
    for row in old.reversed() {
      if let node = row.nodes.first { rows[ObjectIdentifier(node)] = row }
    }
    oldByNode = rows
    return rows[ObjectIdentifier(node)]
  }

  /// Returns the elements of a row that are present, inside of the nodes of modifiers that enclose
  /// its source.
  private mutating func elements(of row: Node, in segment: RowSegment) -> [LayoutNode] {
    switch segment.content {
    case .view(let node): return node.presence == .present ? [node] : []
    case .source(let source):
      let wrappers = wrappers(around: source)
      if wrappers.isEmpty, let element = row as? LayoutNode {
        return element.presence == .present ? [element] : []
      }
      if !wrappers.isEmpty { source.elementsDidChange() }
      var elements: [LayoutNode] = []
      for var element in row.elements where element.presence == .present {
        for wrapper in wrappers { element = wrapper.wrapper(of: element) ?? element }
        elements.append(element)
      }
      return elements
    }
  }

  /// Returns the nodes of modifiers that enclose `source`, from the inside out.
  private mutating func wrappers(around source: any RowSource) -> [any ElementWrapper] {
    let id = ObjectIdentifier(source)
    if let wrappers, wrappers.source == id { return wrappers.nodes }
    var (outer, nodes) = (source.parent, [any ElementWrapper]())
    while let node = outer, node !== stack {
      if let wrapper = node as? any ElementWrapper { nodes.append(wrapper) }
      outer = node.parent
    }
    wrappers = (id, nodes)
    return nodes
  }

  /// Ends the pass; returns the rows by index.
  ///
  /// - Parameter visible: The part of the stack that was on the screen before the pass.
  func finish(visible: Range<Int>) -> [ShownRow] {
    for source in sources {
      source.isInPass = false
      source.endRows { node in
        guard let row = old.first(where: { $0.nodes.contains { $0 === node } }) else {
          return false
        }
        return row.position < visible.upperBound && row.position + row.length > visible.lowerBound
      }
    }
    return new
  }
}

/// The lengths of rows that have not been measured, as the mean of those that have.
struct RowEstimate: Equatable {
  private var total = 0
  private var count = 0

  /// The mean length.
  private var mean: Double { count == 0 ? 1 : Double(total) / Double(count) }

  /// Adds the length of a row.
  mutating func insert(_ length: Int) {
    total += length
    count += 1
  }

  /// Returns the length of `count` rows.
  func length(ofRows count: Int) -> Int {
    Int(cells: mean * Double(count))
  }

  /// Returns the number of rows in `length`.
  func rows(in length: Int) -> Int {
    mean == 0 ? 0 : Int(Double(length) / mean)
  }
}

/// The place in a lazy stack that stays where it is on the screen.
struct RowAnchor {
  /// The index of the row; `nil` for the end of the stack.
  var row: Int?
  /// The position at the last layout.
  var position: Int
}
