import Components

/// The order and the choice of the processes in the table.
struct ProcessOrder: Equatable, Sendable {
  /// A property by which processes are sorted.
  enum Column: CaseIterable, Sendable {
    case pid, user, state, load, memory, time, command

    /// Whether the largest value comes first, unless the order is reversed.
    var prefersDescending: Bool { self == .load || self == .memory || self == .time }
  }

  var column = Column.load
  var isDescending = true
  /// Whether processes are shown below those that have started them.
  var isTree = false

  /// Sorts by another column, in the direction that suits it.
  mutating func select(_ column: Column) {
    self.column = column
    isDescending = column.prefersDescending
  }

  /// Sorts by the next column.
  mutating func advance() {
    let columns = Column.allCases
    let index = columns.firstIndex(of: column) ?? 0
    select(columns[(index + 1) % columns.count])
  }

  /// Returns those of `processes` that match `query`, in this order. Equal ones stay in their
  /// order.
  func rows(of processes: [ProcessRow], matching query: String) -> [ProcessRow] {
    let words = query.lowercased().split(separator: " ")
    let matches =
      words.isEmpty ? processes : processes.filter { row in words.allSatisfy(row.contains) }
    let sorted = matches.sorted(using: comparators)
    return isTree ? ProcessTree.rows(sorted) : sorted
  }
}

extension ProcessRow {
  /// Whether the number, the user or the command contains `word`, which is lowercase.
  fileprivate func contains(_ word: Substring) -> Bool {
    "\(pid) \(user) \(command)".lowercased().contains(word)
  }
}

// MARK: The header of the table

extension ProcessOrder {
  /// The order as the table's header knows it. Setting another column sorts by it in the
  /// direction that suits it.
  var comparators: [TableSortComparator<ProcessRow>] {
    get {
      let order: TableSortComparator<ProcessRow>.Order = isDescending ? .reverse : .forward
      return [comparator(order)]
    }
    set {
      guard let first = newValue.first,
        let new = Column.allCases.first(where: {
          ProcessOrder(column: $0).comparator(.forward).keyPath == first.keyPath
        })
      else { return }
      if new == column { isDescending = first.order == .reverse } else { select(new) }
    }
  }

  private func comparator(
    _ order: TableSortComparator<ProcessRow>.Order
  ) -> TableSortComparator<ProcessRow> {
    switch column {
    case .pid: TableSortComparator(\.pid, order: order)
    case .user: TableSortComparator(\.user, order: order)
    case .state: TableSortComparator(\.state, order: order)
    case .load: TableSortComparator(\.load, order: order)
    case .memory: TableSortComparator(\.memory, order: order)
    case .time: TableSortComparator(\.time, order: order)
    case .command: TableSortComparator(\.command, order: order)
    }
  }
}
