/// An order of the rows of a table by one of their properties.
///
///     @State private var order = [TableSortComparator(\File.name)]
///
///     Table(files.sorted(using: order), sortOrder: $order) { … }
///
/// It takes the place of Foundation's `KeyPathComparator`, and has a name of its own so that both
/// can be imported.
public nonisolated struct TableSortComparator<Value>: Equatable {
  /// A direction of sorting.
  public enum Order: Hashable, Sendable {
    /// The smallest value first.
    case forward
    /// The largest value first.
    case reverse
  }

  /// The property that is compared.
  public let keyPath: PartialKeyPath<Value>
  /// The direction of sorting.
  public var order: Order
  /// Whether the property of the first value is less than that of the second one.
  private let isLess: (Value, Value) -> Bool

  /// Creates an order by the property at `keyPath`.
  public init<Property: Comparable>(
    _ keyPath: KeyPath<Value, Property>, order: Order = .forward
  ) {
    self.keyPath = keyPath
    self.order = order
    isLess = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }

  /// Returns whether `lhs` comes before `rhs`.
  public func areInIncreasingOrder(_ lhs: Value, _ rhs: Value) -> Bool {
    order == .forward ? isLess(lhs, rhs) : isLess(rhs, lhs)
  }

  /// Returns whether both compare the same property in the same direction.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
  }
}

extension Sequence {
  /// Returns the elements in the order of the first of `comparators`, where that finds them equal
  /// in the order of the second one, and so on. Elements that all find equal keep their order.
  public func sorted(using comparators: [TableSortComparator<Element>]) -> [Element] {
    if comparators.isEmpty { return Array(self) }
    return sorted { lhs, rhs in
      for comparator in comparators {
        if comparator.areInIncreasingOrder(lhs, rhs) { return true }
        if comparator.areInIncreasingOrder(rhs, lhs) { return false }
      }
      return false
    }
  }
}
