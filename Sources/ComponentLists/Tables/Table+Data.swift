import ObservableCollections
import Signals

extension Table {
  /// Creates a table with a row for each element of `data`, in which rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The rows, in the order in which they are shown.
  ///   - selection: The identities of the selected rows: a set, or an optional for one at most.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<Data: RandomAccessCollection, Selection: RowSelection & Sendable>(
    _ data: Data, selection: some ControlSource<Selection>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Selection.RowID == Value.ID {
    self.init(ListSelectionValue(selection), sortOrder, columns()) {
      ForEach(data) { TableRow($0) }
    }
  }

  /// Creates a table with a row for each element of `data`, in which no rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The rows, in the order in which they are shown.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(.none, sortOrder, columns()) {
      ForEach(data) { TableRow($0) }
    }
  }

  /// Creates a table with a row for each element of the newest collection of `publisher`,
  /// in which rows can be selected.
  ///
  /// - Parameters:
  ///   - publisher: The collections of rows, in the order in which they are shown.
  ///   - selection: The identities of the selected rows: a set, or an optional for one at most.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<Data: RandomAccessCollection, Selection: RowSelection & Sendable>(
    _ publisher: some Publisher<Data, Never>, selection: some ControlSource<Selection>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Data: Sendable, Selection.RowID == Value.ID {
    self.init(ListSelectionValue(selection), sortOrder, columns()) {
      ForEach(following: publisher, { $0.id }, { TableRow($0) })
    }
  }

  /// Creates a table with a row for each element of the newest collection of `publisher`,
  /// in which no rows can be selected.
  ///
  /// - Parameters:
  ///   - publisher: The collections of rows, in the order in which they are shown.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<Data: RandomAccessCollection>(
    _ publisher: some Publisher<Data, Never>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Data: Sendable {
    self.init(.none, sortOrder, columns()) {
      ForEach(following: publisher, { $0.id }, { TableRow($0) })
    }
  }

  /// Creates a table with a row for each element of `collection`, such as an `ObservableArray`,
  /// in which rows can be selected.
  ///
  /// - Parameters:
  ///   - collection: The rows, with their changes.
  ///   - selection: The identities of the selected rows: a set, or an optional for one at most.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<C: CollectionPublisher, Selection: RowSelection & Sendable>(
    _ collection: C, selection: some ControlSource<Selection>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where C.Element == Value, C.Failure == Never, Selection.RowID == Value.ID {
    self.init(ListSelectionValue(selection), sortOrder, columns()) {
      ForEach(following: collection, { $0.id }, { TableRow($0) })
    }
  }

  /// Creates a table with a row for each element of `collection`, such as an `ObservableArray`,
  /// in which no rows can be selected.
  ///
  /// - Parameters:
  ///   - collection: The rows, with their changes.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<C: CollectionPublisher>(
    _ collection: C,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where C.Element == Value, C.Failure == Never {
    self.init(.none, sortOrder, columns()) {
      ForEach(following: collection, { $0.id }, { TableRow($0) })
    }
  }

  /// Creates a table of the given rows, in which rows can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The identities of the selected rows: a set, or an optional for one at most.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  ///   - rows: The rows, each a ``TableRow``, in sections or one after the other.
  public nonisolated init<Selection: RowSelection & Sendable>(
    of valueType: Value.Type, selection: some ControlSource<Selection>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @ViewBuilder rows: () -> some View
  ) where Selection.RowID == Value.ID {
    self.init(ListSelectionValue(selection), sortOrder, columns(), rows: rows)
  }

  /// Creates a table of the given rows, in which no rows can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  ///   - rows: The rows, each a ``TableRow``, in sections or one after the other.
  public nonisolated init(
    of valueType: Value.Type,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @ViewBuilder rows: () -> some View
  ) {
    self.init(.none, sortOrder, columns(), rows: rows)
  }
}
