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
  @_disfavoredOverload  // A binding is preferred.
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

  /// Creates a list with a row for each element that `data` refers to, identified by `id`.
  ///
  ///     List($scores, id: \.player) { $score in
  ///       Stepper(score.player, value: $score.points)
  ///     }
  public nonisolated init<C: BoundCollection, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Value.Element, ID>, selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Value.Indices, (C.Value.Index, ID)>, ID, RowContent>,
    C.Value.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element that `data` refers to, identified by its `id`.
  public nonisolated init<C: BoundCollection, RowContent: View>(
    _ data: C, selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Value.Indices, (C.Value.Index, C.Value.Element.ID)>, C.Value.Element.ID,
      RowContent
    >, C.Value.Index: Hashable, C.Value.Element: Identifiable
  {
    self.init(data, id: \.id, selection: selection, rowContent: rowContent)
  }

  /// Creates a list with a row for each element that `data` refers to, in which the user edits the
  /// collection.
  ///
  ///     List($tasks, editActions: [.delete, .move]) { $task in
  ///       Toggle(task.title, isOn: $task.isDone)
  ///     }
  public nonisolated init<C: BoundCollection, RowContent: View>(
    _ data: C, editActions: EditActions<C.Value>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Value.Indices, (C.Value.Index, C.Value.Element.ID)>, C.Value.Element.ID,
      RowContent
    >, C.Value: RangeReplaceableCollection, C.Value.Index: Hashable, C.Value.Element: Identifiable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list with a row for each element that `data` refers to, identified by `id`, in
  /// which the user edits the collection.
  public nonisolated init<C: BoundCollection, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Value.Element, ID>, editActions: EditActions<C.Value>,
    selection: Selection = .constant(NoSelection()),
    @ViewBuilder rowContent: @escaping (C.Element) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Value.Indices, (C.Value.Index, ID)>, ID, RowContent
    >, C.Value: RangeReplaceableCollection, C.Value.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}
