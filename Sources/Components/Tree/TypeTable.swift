/// A value for each of some dozens of types.
///
/// A dictionary would do the same, but its type is instantiated when it is first used, which takes
/// longer than all searches before the first frame.
struct TypeTable<Value> {
  /// Sorted by the types.
  private var entries: [(type: ObjectIdentifier, value: Value)] = []

  subscript(_ type: Any.Type) -> Value? {
    let (index, isFound) = position(of: ObjectIdentifier(type))
    return isFound ? entries[index].value : nil
  }

  /// Adds the value of a type that has none.
  mutating func insert(_ value: Value, for type: Any.Type) {
    let type = ObjectIdentifier(type)
    entries.insert((type, value), at: position(of: type).index)
  }

  /// Returns the index of a type, or where it would be inserted.
  private func position(of type: ObjectIdentifier) -> (index: Int, isFound: Bool) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].type == type { return (middle, true) }
      if entries[middle].type < type { low = middle + 1 } else { high = middle }
    }
    return (low, false)
  }
}
