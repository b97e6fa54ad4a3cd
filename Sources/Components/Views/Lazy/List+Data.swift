import Signals

// Each way to select rows, with each kind of data. They differ in their types only.

extension List {
  /// Creates a list with a row for each element of `data`, in which any number of rows can be
  /// selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of `data`, in which a row can be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of `data`, in which no rows can be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, SelectionValue == Never {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a row for each element of `data`, in which any number of rows can be
  /// selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of `data`, in which a row can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of `data`, in which no rows can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    SelectionValue == Never
  {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a row for each number in `data`, in which any number of rows can be
  /// selected.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each number in `data`, in which a row can be selected.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each number in `data`, in which no rows can be selected.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, SelectionValue == Never {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a row for each element of the newest collection of `publisher`, in which
  /// any number of rows can be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: Sendable {
    self.init(selection: selection) { ForEach(publisher, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of the newest collection of `publisher`, in which
  /// a row can be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: Sendable {
    self.init(selection: selection) { ForEach(publisher, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of the newest collection of `publisher`, in which
  /// no rows can be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: Sendable, SelectionValue == Never {
    self.init { ForEach(publisher, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a row for each element of the newest collection of `publisher`, in which
  /// any number of rows can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ publisher: some Publisher<Data, Never>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data: Sendable
  {
    self.init(selection: selection) { ForEach(publisher, content: rowContent) }
  }

  /// Creates a list with a row for each element of the newest collection of `publisher`, in which
  /// a row can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ publisher: some Publisher<Data, Never>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data: Sendable
  {
    self.init(selection: selection) { ForEach(publisher, content: rowContent) }
  }

  /// Creates a list with a row for each element of the newest collection of `publisher`, in which
  /// no rows can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ publisher: some Publisher<Data, Never>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data: Sendable, SelectionValue == Never
  {
    self.init { ForEach(publisher, content: rowContent) }
  }
}
