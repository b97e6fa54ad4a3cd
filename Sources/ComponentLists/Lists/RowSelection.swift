/// The rows of a ``List`` or ``Table`` that are selected: a set of identities, or one or none.
///
///     @State private var selection: Set<File.ID> = []     // any number of rows
///     @State private var selection: File.ID?              // at most one row
///
/// A type of one's own that conforms can hold a selection too, for example in its order.
public protocol RowSelection {
  /// The type of the identities.
  associatedtype RowID: Hashable

  /// The number of rows that can be selected.
  static var maxRowCount: Int { get }

  /// Creates a selection of at most ``maxRowCount`` rows.
  init(selecting ids: [RowID])

  /// The identities of the selected rows.
  var selectedRows: [RowID] { get }

  /// The number of selected rows.
  var selectedRowCount: Int { get }

  /// Returns whether a row is selected.
  func selects(_ id: RowID) -> Bool

  /// Returns the selection with a row that is not selected, or without one that is.
  func toggling(_ id: RowID) -> Self
}

extension RowSelection {
  /// The number of ``selectedRows``.
  public var selectedRowCount: Int { selectedRows.count }

  /// Returns whether a row is one of ``selectedRows``.
  public func selects(_ id: RowID) -> Bool { selectedRows.contains(id) }

  /// Returns the selection with `id` after the others, or without it.
  public func toggling(_ id: RowID) -> Self {
    Self(selecting: selects(id) ? selectedRows.filter { $0 != id } : selectedRows + [id])
  }
}

extension Set: RowSelection {
  /// Any number.
  public static var maxRowCount: Int { .max }

  /// Creates the set of `ids`.
  public init(selecting ids: [Element]) { self.init(ids) }

  /// The elements, in any order.
  public var selectedRows: [Element] { Array(self) }

  /// The number of elements.
  public var selectedRowCount: Int { count }

  /// Returns whether the set contains `id`.
  public func selects(_ id: Element) -> Bool { contains(id) }

  /// Returns the set with `id`, or without it if it contains it.
  public func toggling(_ id: Element) -> Set {
    var set = self
    if set.remove(id) == nil { set.insert(id) }
    return set
  }
}

extension Optional: RowSelection where Wrapped: Hashable {
  /// One.
  public static var maxRowCount: Int { 1 }

  /// Creates a selection of the first of `ids`.
  public init(selecting ids: [Wrapped]) { self = ids.first }

  /// The identity, if there is one.
  public var selectedRows: [Wrapped] { self.map { [$0] } ?? [] }
}

/// The selection of a list in which no rows can be selected.
public struct NoSelection: RowSelection, Sendable {
  /// None.
  public static let maxRowCount = 0

  /// Creates the selection.
  public init(selecting ids: [Never] = []) {}

  /// No rows.
  public var selectedRows: [Never] { [] }
}
