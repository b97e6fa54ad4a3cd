/// The selected rows of a list, by identity.
@MainActor
class ListSelection {
  /// Whether rows can be selected.
  var isEnabled: Bool { false }
  /// Whether several rows can be selected.
  var allowsMany: Bool { false }
  /// The identities of the selected rows.
  var ids: [AnyHashable] { [] }

  /// The number of selected rows.
  var count: Int { 0 }

  /// Whether `id` can be selected.
  func accepts(_ id: AnyHashable) -> Bool { false }

  func contains(_ id: AnyHashable) -> Bool { false }

  /// Selects `ids` instead of the rows that are selected.
  func select(_ ids: [AnyHashable]) {}
}

/// At most one selected row.
final class SingleSelection<ID: Hashable & Sendable>: ListSelection {
  var value: ID?
  /// Passes on a selection of the user, as ``ControlValue/setValue`` does.
  var setValue: (ID?) -> ID?? = { $0 }

  override var isEnabled: Bool { true }

  override var ids: [AnyHashable] { value.map { [AnyHashable($0)] } ?? [] }

  override var count: Int { value == nil ? 0 : 1 }

  override func accepts(_ id: AnyHashable) -> Bool { id.base is ID }

  override func contains(_ id: AnyHashable) -> Bool { value != nil && id.base as? ID == value }

  override func select(_ ids: [AnyHashable]) {
    if let new = setValue(ids.first?.base as? ID) { value = new }
  }
}

/// Any number of selected rows.
final class MultipleSelection<ID: Hashable & Sendable>: ListSelection {
  var value: Set<ID> = []
  /// Passes on a selection of the user, as ``ControlValue/setValue`` does.
  var setValue: (Set<ID>) -> Set<ID>? = { $0 }

  override var isEnabled: Bool { true }

  override var allowsMany: Bool { true }

  override var ids: [AnyHashable] { value.map { AnyHashable($0) } }

  override var count: Int { value.count }

  override func accepts(_ id: AnyHashable) -> Bool { id.base is ID }

  override func contains(_ id: AnyHashable) -> Bool {
    (id.base as? ID).map { value.contains($0) } ?? false
  }

  override func select(_ ids: [AnyHashable]) {
    if let new = setValue(Set(ids.compactMap { $0.base as? ID })) { value = new }
  }
}

/// The value that stores the selection of a list.
nonisolated enum SelectionValueSource<ID: Hashable & Sendable> {
  case none
  case one(ControlValue<ID?>)
  case many(ControlValue<Set<ID>>)

  /// Makes `list` show and change the selection.
  @MainActor
  func bind(to list: ListNode) {
    switch self {
    case .none: list.selection = ListSelection()
    case .one(let value):
      let selection = list.selection as? SingleSelection<ID> ?? SingleSelection<ID>()
      selection.setValue = value.setValue
      list.selection = selection
      list.bind(value.displayedValue()) { list, new in
        (list.selection as? SingleSelection<ID>)?.value = new
        list.selectionDidChange()
      }
    case .many(let value):
      let selection = list.selection as? MultipleSelection<ID> ?? MultipleSelection<ID>()
      selection.setValue = value.setValue
      list.selection = selection
      list.bind(value.displayedValue()) { list, new in
        (list.selection as? MultipleSelection<ID>)?.value = new
        list.selectionDidChange()
      }
    }
  }
}
