/// Knows which option of a picker is selected, and selects another one.
@MainActor
final class PickerSelection {
  private var isSelected: (AnyHashable) -> Bool = { _ in false }
  private var selectTag: (AnyHashable) -> Void = { _ in }

  /// Whether an option with `tag` is selected.
  func contains(_ tag: AnyHashable?) -> Bool { tag.map(isSelected) ?? false }

  /// Selects the value of `tag`.
  func select(_ tag: AnyHashable) { selectTag(tag) }

  /// Selects `value`.
  ///
  /// - Parameters:
  ///   - setValue: Passes a new value on; returns the value that results, if that is known at
  ///     once.
  ///   - changeSelection: Calls the closure that it is given, which selects another value.
  func show<Value: Hashable>(
    _ value: Value, setValue: @escaping (Value) -> Value?,
    changeSelection: @escaping (() -> Void) -> Void
  ) {
    changeSelection {
      isSelected = { tag in
        guard let tag = tag.base as? Value else { return false }
        return tag == value
      }
    }
    selectTag = { [unowned self] tag in
      guard let new = tag.base as? Value, new != value else { return }
      if let actual = setValue(new) {
        show(actual, setValue: setValue, changeSelection: changeSelection)
      }
    }
  }
}
