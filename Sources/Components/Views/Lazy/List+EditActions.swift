// Each way to select rows.

extension List {
  /// Creates a list with a row for each element that `data` refers to, in which any number of rows
  /// can be selected and the user edits the collection.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>,
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

  /// Creates a list with a row for each element that `data` refers to, in which a row can be
  /// selected and the user edits the collection.
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>,
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

  /// Creates a list with a row for each element that `data` refers to, in which no rows can be
  /// selected and the user edits the collection.
  ///
  ///     List($tasks, editActions: [.delete, .move]) { $task in
  ///       Toggle(task.title, isOn: $task.isDone)
  ///     }
  public nonisolated init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >, C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Index: Hashable, C.Element: Identifiable, SelectionValue == Never
  {
    self.init {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}
