import ObservableCollections
import Signals

// A change of a collection takes time for the rows on the screen and the logarithm of the number
// of elements.

extension Table {
  /// Creates a table with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which any number of rows can be selected.
  ///
  /// - Parameters:
  ///   - collection: The rows, with their changes.
  ///   - selection: The identities of the selected rows.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<C: CollectionPublisher>(
    _ collection: C,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where C.Element == Value, C.Failure == Never {
    self.init(.many(ControlValue(selection)), sortOrder, columns()) {
      ForEach(collection) { TableRow($0) }
    }
  }

  /// Creates a table with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which a row can be selected.
  ///
  /// - Parameters:
  ///   - collection: The rows, with their changes.
  ///   - selection: The identity of the selected row; `nil` for none.
  ///   - sortOrder: The order of the rows, which a click on a title changes; `nil` if titles
  ///     cannot be clicked.
  ///   - columns: The columns, from left to right.
  public nonisolated init<C: CollectionPublisher>(
    _ collection: C,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[TableSortComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where C.Element == Value, C.Failure == Never {
    self.init(.one(ControlValue(selection)), sortOrder, columns()) {
      ForEach(collection) { TableRow($0) }
    }
  }

  /// Creates a table with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which no rows can be selected.
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
      ForEach(collection) { TableRow($0) }
    }
  }
}
