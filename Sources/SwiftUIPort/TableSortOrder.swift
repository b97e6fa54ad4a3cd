// The order of tables as programs keep it: with Foundation's `KeyPathComparator`.

extension Table {
  /// Creates a table in whose rows one or several can be selected, and whose order a click on a
  /// title changes.
  public nonisolated init<Data: RandomAccessCollection, Selection: RowSelection & Sendable>(
    _ data: Data, selection: some ControlSource<Selection>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Selection.RowID == Value.ID {
    self.init(data, selection: selection, sortOrder: sortOrder.ofTable(), columns: columns)
  }

  /// Creates a table in which no rows can be selected, and whose order a click on a title changes.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(data, sortOrder: sortOrder.ofTable(), columns: columns)
  }
}

extension Binding {
  /// The order as a table takes it. Properties that are not comparable have no order.
  fileprivate nonisolated func ofTable<Row>() -> Binding<[TableSortComparator<Row>]>
  where Value == [KeyPathComparator<Row>] {
    Binding<[TableSortComparator<Row>]>(
      get: { wrappedValue.compactMap { TableSortComparator($0) } },
      set: { wrappedValue = $0.compactMap { KeyPathComparator($0) } })
  }
}

extension TableSortComparator {
  fileprivate init?(_ comparator: KeyPathComparator<Value>) {
    let order: Order = comparator.order == .forward ? .forward : .reverse
    func open<Property: Comparable>(_ type: Property.Type) -> Self? {
      (comparator.keyPath as? KeyPath<Value, Property>).map { Self($0, order: order) }
    }
    let type = Swift.type(of: comparator.keyPath).valueType
    guard let comparable = type as? any Comparable.Type, let order = open(comparable) else {
      return nil
    }
    self = order
  }
}

extension KeyPathComparator {
  fileprivate init?(_ comparator: TableSortComparator<Compared>) {
    let order: SortOrder = comparator.order == .forward ? .forward : .reverse
    func open<Property: Comparable>(_ type: Property.Type) -> Self? {
      (comparator.keyPath as? KeyPath<Compared, Property>).map {
        // A table has taken it as it is, and never leaves the main actor.
        Self(unsafeBitCast($0, to: (KeyPath<Compared, Property> & Sendable).self), order: order)
      }
    }
    let type = Swift.type(of: comparator.keyPath).valueType
    guard let comparable = type as? any Comparable.Type, let order = open(comparable) else {
      return nil
    }
    self = order
  }
}
