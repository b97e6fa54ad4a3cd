extension Table {
  /// Creates a table of the given rows, of which any number can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The identities of the selected rows.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  ///   - rows: The rows, each a ``TableRow``, in sections or one after the other.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @ViewBuilder rows: () -> some View
  ) {
    self.init(.many(ControlValue(selection)), sortOrder, columns(), rows: rows)
  }

  /// Creates a table of the given rows, of which one can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - selection: The identity of the selected row; `nil` for none.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  ///   - rows: The rows, each a ``TableRow``, in sections or one after the other.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @ViewBuilder rows: () -> some View
  ) {
    self.init(.one(ControlValue(selection)), sortOrder, columns(), rows: rows)
  }

  /// Creates a table of the given rows, of which none can be selected.
  ///
  ///     Table(of: File.self) {
  ///       TableColumn("Name", value: \.name)
  ///     } rows: {
  ///       ForEach(files) { TableRow($0) }
  ///     }
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  ///   - rows: The rows, each a ``TableRow``, in sections or one after the other.
  public nonisolated init(
    of valueType: Value.Type, sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @ViewBuilder rows: () -> some View
  ) {
    self.init(.none, sortOrder, columns(), rows: rows)
  }
}
