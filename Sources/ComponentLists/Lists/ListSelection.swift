@_spi(Nodes) import ComponentCore

/// The selected rows of a list, by identity.
@MainActor
class ListSelection {
  /// The number of rows that can be selected.
  var maxCount: Int { 0 }
  /// The identities of the selected rows.
  var ids: [AnyHashable] { [] }

  /// The number of selected rows.
  var count: Int { 0 }

  /// Whether `id` can be selected.
  func accepts(_ id: AnyHashable) -> Bool { false }

  func contains(_ id: AnyHashable) -> Bool { false }

  /// Selects `ids` instead of the rows that are selected.
  func select(_ ids: [AnyHashable]) {}

  /// Selects a row beside others, or ends its selection.
  func toggle(_ id: AnyHashable) {}

  /// Selects the rows whose identities are in `arrays`, each an array of one type, but for
  /// `others`.
  func select(idsIn arrays: [Any], except others: Set<AnyHashable>) {}
}

extension ListSelection {
  /// Whether rows can be selected.
  final var isEnabled: Bool { maxCount > 0 }
  /// Whether several rows can be selected.
  final var allowsMany: Bool { maxCount > 1 }
}

/// Selected rows in a value.
private final class ValueSelection<Value: RowSelection & Sendable>: ListSelection {
  var value = Value(selecting: [])
  /// Passes on a selection of the user, as ``ControlValue/setValue`` does.
  var setValue: (Value) -> Value? = { $0 }

  override var maxCount: Int { Value.maxRowCount }

  override var ids: [AnyHashable] { value.selectedRows.map { AnyHashable($0) } }

  override var count: Int { value.selectedRowCount }

  override func accepts(_ id: AnyHashable) -> Bool { id.base is Value.RowID }

  override func contains(_ id: AnyHashable) -> Bool {
    (id.base as? Value.RowID).map { value.selects($0) } ?? false
  }

  override func select(_ ids: [AnyHashable]) {
    select(ids.compactMap { $0.base as? Value.RowID })
  }

  override func toggle(_ id: AnyHashable) {
    if let id = id.base as? Value.RowID { set(value.toggling(id)) }
  }

  override func select(idsIn arrays: [Any], except others: Set<AnyHashable>) {
    // Casts an array as a whole, because a cast of each identity takes longer than all else.
    let ids = arrays.flatMap { $0 as? [Value.RowID] ?? [] }
    select(others.isEmpty ? ids : ids.filter { !others.contains(AnyHashable($0)) })
  }

  private func select(_ ids: [Value.RowID]) { set(Value(selecting: ids)) }

  private func set(_ new: Value) {
    if let result = setValue(new) { value = result }
  }
}

/// A source of the selection of a list.
nonisolated protocol ListSelectionSource {
  /// Whether rows can be selected.
  var isEnabled: Bool { get }

  /// Makes `list` show and change the selection.
  @MainActor
  func bind(to list: ListNode)
}

/// The value that stores the selection of a list.
nonisolated struct ListSelectionValue<Value: RowSelection & Sendable>: ListSelectionSource {
  private let value: ControlValue<Value>

  init(_ source: some ControlSource<Value>) {
    value = ControlValue(source)
  }

  var isEnabled: Bool { Value.maxRowCount > 0 }

  @MainActor
  func bind(to list: ListNode) {
    let selection = list.selection as? ValueSelection<Value> ?? ValueSelection<Value>()
    selection.setValue = value.setValue
    list.selection = selection
    list.bind(value.displayedValue()) { list, new in
      (list.selection as? ValueSelection<Value>)?.value = new
      list.selectionDidChange()
    }
  }
}

extension ListSelectionSource where Self == ListSelectionValue<NoSelection> {
  /// No rows can be selected.
  static var none: Self { ListSelectionValue(.constant(NoSelection())) }
}
