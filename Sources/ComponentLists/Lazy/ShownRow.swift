@_spi(Nodes) import ComponentCore

/// A row of a lazy stack that has nodes.
@MainActor
struct ShownRow {
  let key: RowKey
  /// The index of the row in the stack.
  var index: Int
  /// The node of the row's view.
  let node: Node?
  /// The nodes that the stack places.
  let elements: [LayoutNode]
  /// The node in which a list wraps the row.
  var wrapper: ContainerNode?
  /// The position of the row along the axis.
  var position = 0
  /// The length of the row, with the spacing after it.
  var length = 0
  /// Whether the length is part of the estimate.
  var isMeasured = false
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
  private var taken: [Int: ShownRow] = [:]
  /// The sources that take part in the pass. Among many others, these are the few that have rows.
  private var sources: [any RowSource] = []

  init(_ rows: RowList, reusing old: [ShownRow], isStale: Bool, in stack: LazyStackNode) {
    self.rows = rows
    self.old = old
    self.isStale = isStale
    self.stack = stack
    if isStale {
      for segment in rows.segments {
        if case .source(let source) = segment.content { add(source) }
      }
    } else {
      for row in old where row.index < rows.count {
        beginSource(of: rows.location(ofRow: row.index).segment)
      }
    }
  }

  private mutating func beginSource(of segment: RowSegment) {
    guard case .source(let source) = segment.content,
      !sources.contains(where: { $0 === source })
    else { return }
    add(source)
  }

  private mutating func add(_ source: any RowSource) {
    source.beginRows()
    sources.append(source)
  }

  /// Returns the row at `index`, which is created if it has no nodes yet.
  mutating func row(at index: Int) -> ShownRow {
    if let row = taken[index] { return row }
    let (segment, offset) = rows.location(ofRow: index)
    if !isStale { beginSource(of: segment) }
    if !isStale, let row = keptRow(at: index, offset, of: segment) {
      taken[index] = row
      return row
    }
    let key = rows.key(ofRow: index)
    let node = node(of: segment, at: offset)
    var elements: [LayoutNode] = []
    var former: ShownRow?
    if let node {
      elements = self.elements(of: node, in: segment)
      former = oldRow(of: node)
    }
    var wrapper: ContainerNode?
    if let container = stack.rowContainer, !elements.isEmpty {
      let row = container.wrapper(
        reusing: former?.wrapper, key: key, index: index, role: segment.role)
      if row.parent !== stack { stack.adopt(row) }
      row.setContents(elements)
      (wrapper, elements) = (row, [row])
    }
    for element in elements where element.container !== stack { stack.attach(element) }
    var row = ShownRow(
      key: key, index: index, node: node, elements: elements, wrapper: wrapper)
    if let former {
      (row.position, row.length) = (former.position, former.length)
      row.isMeasured = former.isMeasured
    }
    taken[index] = row
    return row
  }

  /// Returns the row at `index` as it was before the pass, if it has nodes and is unchanged.
  private func keptRow(at index: Int, _ offset: Int, of segment: RowSegment) -> ShownRow? {
    let position = old.partitioningIndex { $0.index >= index }
    guard position < old.count, old[position].index == index,
      case .source(let source) = segment.content, source.keepRow(at: offset)
    else { return nil }
    let row = old[position]
    if let container = stack.rowContainer, row.wrapper != nil {
      _ = container.wrapper(reusing: row.wrapper, key: row.key, index: index, role: segment.role)
    }
    return row
  }

  /// Returns the row before the pass that has `node`.
  private mutating func oldRow(of node: Node) -> ShownRow? {
    if let oldByNode { return oldByNode[ObjectIdentifier(node)] }
    var rows: [ObjectIdentifier: ShownRow] = [:]
    for row in old.reversed() {
      if let node = row.node { rows[ObjectIdentifier(node)] = row }
    }
    oldByNode = rows
    return rows[ObjectIdentifier(node)]
  }

  /// Returns the node of a row's view, which is created if there is none yet.
  private func node(of segment: RowSegment, at index: Int) -> Node? {
    switch segment.content {
    case .view(let node): node
    case .source(let source): source.rowNode(at: index)
    }
  }

  /// Returns the elements of a row that are present, inside of the nodes of modifiers that enclose
  /// its source.
  private func elements(of row: Node, in segment: RowSegment) -> [LayoutNode] {
    switch segment.content {
    case .view(let node): return node.presence == .present ? [node] : []
    case .source(let source):
      var (outer, wrappers) = (source.parent, [any ElementWrapper]())
      while let node = outer, node !== stack {
        if let wrapper = node as? any ElementWrapper { wrappers.append(wrapper) }
        outer = node.parent
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

  /// Ends the pass; returns the rows by index.
  ///
  /// - Parameter visible: The part of the stack that was on the screen before the pass.
  func finish(visible: Range<Int>) -> [ShownRow] {
    for source in sources {
      source.endRows { node in
        guard let row = old.first(where: { $0.node === node }) else { return false }
        return row.position < visible.upperBound && row.position + row.length > visible.lowerBound
      }
    }
    var rows: [ShownRow] = []
    for index in taken.keys.sorted() {
      if let row = taken[index] { rows.append(row) }
    }
    return rows
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
