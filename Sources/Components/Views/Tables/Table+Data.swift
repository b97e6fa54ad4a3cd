import Signals

extension Table {
  /// Creates a table with a row for each element of `data`, in which any number of rows can be
  /// selected.
  ///
  /// - Parameters:
  ///   - data: The rows, in the order in which they are shown.
  ///   - selection: The identities of the selected rows.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(.many(ControlValue(selection)), sortOrder, columns()) {
      ForEach(data) { TableRow($0) }
    }
  }

  /// Creates a table with a row for each element of `data`, in which a row can be selected.
  ///
  /// - Parameters:
  ///   - data: The rows, in the order in which they are shown.
  ///   - selection: The identity of the selected row; `nil` for none.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(.one(ControlValue(selection)), sortOrder, columns()) {
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

  /// Creates a table with a row for each element of the newest collection of `publisher`, in
  /// which any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - publisher: The collections of rows, in the order in which they are shown.
  ///   - selection: The identities of the selected rows.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<Data: RandomAccessCollection>(
    _ publisher: some Publisher<Data, Never>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Data: Sendable {
    self.init(.many(ControlValue(selection)), sortOrder, columns()) {
      ForEach(publisher) { TableRow($0) }
    }
  }

  /// Creates a table with a row for each element of the newest collection of `publisher`, in
  /// which a row can be selected.
  ///
  /// - Parameters:
  ///   - publisher: The collections of rows, in the order in which they are shown.
  ///   - selection: The identity of the selected row; `nil` for none.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<Data: RandomAccessCollection>(
    _ publisher: some Publisher<Data, Never>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Data: Sendable {
    self.init(.one(ControlValue(selection)), sortOrder, columns()) {
      ForEach(publisher) { TableRow($0) }
    }
  }

  /// Creates a table with a row for each element of the newest collection of `publisher`, in
  /// which no rows can be selected.
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
      ForEach(publisher) { TableRow($0) }
    }
  }
}
