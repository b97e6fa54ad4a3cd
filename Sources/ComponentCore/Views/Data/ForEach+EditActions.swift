/// The ways in which the user edits the elements of a collection.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the actions.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Elements can be deleted: see ``ForEach/onDelete(perform:)``.
  public static var delete: EditActions { EditActions(rawValue: 1) }
  /// Elements can be moved: see ``ForEach/onMove(perform:)``.
  public static var move: EditActions { EditActions(rawValue: 2) }
  /// Elements can be deleted and moved.
  public static var all: EditActions { [.delete, .move] }
}

nonisolated extension ForEach {
  /// Creates a view for each element that `data` refers to, and lets the user edit the collection.
  ///
  ///     ForEach($tasks, id: \.title, editActions: .all) { $task in
  ///       Toggle(task.title, isOn: $task.isDone)
  ///     }
  ///
  /// - Parameters:
  ///   - data: A binding to the elements to show.
  ///   - id: The key path to an element's identity.
  ///   - editActions: The ways in which the user edits the elements.
  ///   - content: Creates the view of an element from a binding to it.
  public init<C: BoundCollection>(
    _ data: C, id: KeyPath<C.Value.Element, ID>, editActions: EditActions<C.Value>,
    @ViewBuilder content: @escaping (C.Element) -> Content
  )
  where
    Data == LazyMapSequence<C.Value.Indices, (C.Value.Index, ID)>, C.Value.Index: Hashable,
    C.Value: RangeReplaceableCollection
  {
    self.init(data, id: id, content: content)
    let data = data.binding
    if editActions.contains(.delete) {
      self.editActions.delete = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if editActions.contains(.move) {
      self.editActions.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  /// Creates a view for each element that `data` refers to, identified by its `id`, and lets the
  /// user edit the collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements to show.
  ///   - editActions: The ways in which the user edits the elements.
  ///   - content: Creates the view of an element from a binding to it.
  public init<C: BoundCollection>(
    _ data: C, editActions: EditActions<C.Value>,
    @ViewBuilder content: @escaping (C.Element) -> Content
  )
  where
    Data == LazyMapSequence<C.Value.Indices, (C.Value.Index, ID)>, C.Value.Index: Hashable,
    C.Value: RangeReplaceableCollection, C.Value.Element: Identifiable, ID == C.Value.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
