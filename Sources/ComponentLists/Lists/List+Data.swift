import ObservableCollections
import Signals

extension List {
  /// Creates a list with a row for each element of `data`.
  ///
  /// - Parameters:
  ///   - data: The elements to show.
  ///   - id: The key path to an element's identity.
  ///   - selection: The identities of the selected rows. Without it, no rows can be selected.
  ///   - rowContent: Creates the row of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of `data`, identified by its `id`.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each number in `data`.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of the newest collection of `publisher`.
  ///
  /// - Parameters:
  ///   - publisher: The collections of elements to show.
  ///   - id: The key path to an element's identity.
  ///   - selection: The identities of the selected rows. Without it, no rows can be selected.
  ///   - rowContent: Creates the row of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: Sendable {
    self.init(selection: selection) { ForEach(publisher, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of the newest collection of `publisher`,
  /// identified by its `id`.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ publisher: some Publisher<Data, Never>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data: Sendable
  {
    self.init(selection: selection) { ForEach(publisher, content: rowContent) }
  }

  /// Creates a list with a row for each element of `collection`, such as an `ObservableArray`,
  /// identified by its `id`.
  ///
  /// A change takes time for the rows on the screen and the logarithm of the number of elements.
  /// For another identity, use a ``ForEach`` in the list.
  @inlinable
  public nonisolated init<C: CollectionPublisher, RowContent: View>(
    _ collection: C, selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<ArraySnapshot<C.Element>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Failure == Never
  {
    self.init(selection: selection) { ForEach(collection, content: rowContent) }
  }

  /// Creates a list with a row for each element that `data` refers to, in which the user edits the
  /// collection.
  ///
  ///     List($tasks, editActions: [.delete, .move]) { $task in
  ///       Toggle(task.title, isOn: $task.isDone)
  ///     }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >, C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Index: Hashable, C.Element: Identifiable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}
