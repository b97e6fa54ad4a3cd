import ComponentCore
import ComponentLists
import ObservableCollections
import Signals

extension List {
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
}
