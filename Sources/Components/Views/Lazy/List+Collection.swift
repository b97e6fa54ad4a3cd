import ObservableCollections
import Signals

// A change of a collection takes time for the rows on the screen and the logarithm of the number
// of elements.

extension List {
  /// Creates a list with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which any number of rows can be selected.
  @inlinable
  public nonisolated init<C: CollectionPublisher, ID: Hashable, RowContent: View>(
    _ collection: C, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<ArraySnapshot<C.Element>, ID, RowContent>, C.Failure == Never
  {
    self.init(selection: selection) { ForEach(collection, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which a row can be selected.
  @inlinable
  public nonisolated init<C: CollectionPublisher, ID: Hashable, RowContent: View>(
    _ collection: C, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<ArraySnapshot<C.Element>, ID, RowContent>, C.Failure == Never
  {
    self.init(selection: selection) { ForEach(collection, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which no rows can be selected.
  @inlinable
  public nonisolated init<C: CollectionPublisher, ID: Hashable, RowContent: View>(
    _ collection: C, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<ArraySnapshot<C.Element>, ID, RowContent>, C.Failure == Never,
    SelectionValue == Never
  {
    self.init { ForEach(collection, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which any number of rows can be selected.
  @inlinable
  public nonisolated init<C: CollectionPublisher, RowContent: View>(
    _ collection: C, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<ArraySnapshot<C.Element>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Failure == Never
  {
    self.init(selection: selection) { ForEach(collection, content: rowContent) }
  }

  /// Creates a list with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which a row can be selected.
  @inlinable
  public nonisolated init<C: CollectionPublisher, RowContent: View>(
    _ collection: C, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<ArraySnapshot<C.Element>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Failure == Never
  {
    self.init(selection: selection) { ForEach(collection, content: rowContent) }
  }

  /// Creates a list with a row for each element of `collection`, such as an `ObservableArray`, in
  /// which no rows can be selected.
  @inlinable
  public nonisolated init<C: CollectionPublisher, RowContent: View>(
    _ collection: C,
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<ArraySnapshot<C.Element>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Failure == Never, SelectionValue == Never
  {
    self.init { ForEach(collection, content: rowContent) }
  }
}
