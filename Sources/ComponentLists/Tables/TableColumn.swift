/// A column of a ``Table``.
///
///     TableColumn("Size", value: \.size) { Text("\($0.size)") }
///       .width(min: 4, max: 10)
///       .alignment(.trailing)
///
/// A column with a `value` sorts the rows when its title is clicked. Columns share the width of
/// the table; modifiers limit their widths.
public nonisolated struct TableColumn<RowValue> {
  let title: String
  let content: (RowValue) -> AnyView
  let comparator: TableSortComparator<RowValue>?
  var rule = TableColumnRule()

  private init(
    _ title: String, _ comparator: TableSortComparator<RowValue>?,
    _ content: @escaping (RowValue) -> AnyView
  ) {
    self.title = title
    self.comparator = comparator
    self.content = content
  }

  /// Creates a column that does not sort the rows.
  ///
  /// - Parameters:
  ///   - title: The title in the header.
  ///   - content: Returns the view of a row, which shows one line unless it sets a
  ///     `lineLimit(_:)`.
  public init(_ title: String, @ViewBuilder content: @escaping (RowValue) -> some View) {
    self.init(title, nil) { AnyView(content($0)) }
  }

  /// Creates a column that sorts the rows by a property.
  ///
  /// - Parameters:
  ///   - title: The title in the header.
  ///   - value: The property by which rows are sorted.
  ///   - content: Returns the view of a row, which shows one line unless it sets a
  ///     `lineLimit(_:)`.
  public init<Property: Comparable>(
    _ title: String, value: KeyPath<RowValue, Property>,
    @ViewBuilder content: @escaping (RowValue) -> some View
  ) {
    self.init(title, TableSortComparator(value)) { AnyView(content($0)) }
  }

  /// Creates a column that shows a text and sorts the rows by it.
  public init(_ title: String, value: KeyPath<RowValue, String>) {
    self.init(title, TableSortComparator(value)) { AnyView(Text($0[keyPath: value])) }
  }

  private func with(_ change: (inout TableColumnRule) -> Void) -> Self {
    var copy = self
    change(&copy.rule)
    return copy
  }

  /// Returns the column with a fixed width in columns of the terminal.
  @_disfavoredOverload  // An overload in points is preferred.
  public func width(_ width: Int) -> Self {
    with { $0.width = .limits(min: width, ideal: width, max: width) }
  }

  /// Returns the column with limits of its width; `nil` keeps the usual one.
  ///
  /// - Parameters:
  ///   - min: The least width.
  ///   - ideal: The width up to which the column grows before others grow beyond theirs.
  ///   - max: The largest width.
  @_disfavoredOverload  // An overload in points is preferred.
  public func width(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) -> Self {
    with { $0.width = .limits(min: min, ideal: ideal, max: max) }
  }

  /// Returns the column as wide as its title and the rows that have been shown need.
  public func fixedSize() -> Self { with { $0.width = .fitting } }

  /// Returns the column with its views and its title aligned.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    with { $0.alignment = alignment.alignment }
  }

  /// Returns the column with a priority: columns of low priority are hidden while the table is too
  /// narrow for all. The priority is 0 if none is set.
  public func layoutPriority(_ priority: Double) -> Self { with { $0.priority = priority } }
}

/// The alignment of a column's views.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: AxisAlignment

  /// Aligns left edges.
  public static let leading = TableColumnAlignment(alignment: .start)
  /// Aligns centers.
  public static let center = TableColumnAlignment(alignment: .center)
  /// Aligns right edges.
  public static let trailing = TableColumnAlignment(alignment: .end)
  /// Aligns numbers, at their right edges.
  public static let numeric = TableColumnAlignment(alignment: .end)
}

/// Builds the columns of a table.
@resultBuilder
public nonisolated struct TableColumnBuilder<RowValue> {
  /// Returns the columns of a statement.
  public static func buildExpression(
    _ column: TableColumn<RowValue>
  ) -> [TableColumn<RowValue>] {
    [column]
  }

  /// Combines the columns of all statements.
  public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
    columns.flatMap { $0 }
  }

  /// Builds an `if` without an `else`.
  public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] {
    columns ?? []
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    first
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    second
  }

  /// Combines the columns of a loop.
  public static func buildArray(_ columns: [[TableColumn<RowValue>]]) -> [TableColumn<RowValue>] {
    columns.flatMap { $0 }
  }
}

/// The rules for the width, the alignment and the visibility of a column.
nonisolated struct TableColumnRule: Equatable {
  enum Width: Equatable {
    case limits(min: Int?, ideal: Int?, max: Int?)
    case fitting
  }

  var width = Width.limits(min: nil, ideal: nil, max: nil)
  var alignment = AxisAlignment.start
  var priority = 0.0
}
