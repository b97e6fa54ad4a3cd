import Signals

extension List {
  /// Creates a list of the trees of `data`, whose branches the user shows and hides: see
  /// ``OutlineGroup``.
  ///
  ///     List(files, children: \.children) { file in
  ///       Text(file.name)
  ///     }
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The key path to an element's identity, which is its own in all trees.
  ///   - children: The key path to the elements below an element; `nil` for a leaf.
  ///   - selection: The identities of the selected rows. Without it, no rows can be selected.
  ///   - rowContent: Creates the row of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of the trees of `data`, whose elements are identified by their `id` and whose
  /// branches the user shows and hides: see ``OutlineGroup``.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list of the trees of the newest collection of `publisher`, whose branches the user
  /// shows and hides: see ``OutlineGroup``.
  ///
  /// - Parameters:
  ///   - publisher: The collections of the elements at the top.
  ///   - id: The key path to an element's identity, which is its own in all trees.
  ///   - children: The key path to the elements below an element; `nil` for a leaf.
  ///   - selection: The identities of the selected rows. Without it, no rows can be selected.
  ///   - rowContent: Creates the row of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>, selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent>, Data: Sendable {
    self.init(selection: selection) {
      OutlineGroup(publisher, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of the trees of the newest collection of `publisher`, whose elements are
  /// identified by their `id` and whose branches the user shows and hides: see ``OutlineGroup``.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ publisher: some Publisher<Data, Never>, children: KeyPath<Data.Element, Data?>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data: Sendable
  {
    self.init(selection: selection) {
      OutlineGroup(publisher, children: children, content: rowContent)
    }
  }
}
