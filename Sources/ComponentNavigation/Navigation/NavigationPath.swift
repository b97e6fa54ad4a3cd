/// The values of the pages on a ``NavigationStack``, which may be of different types.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// Creates an empty path, for a stack that shows its root.
  public init() {}

  /// Creates a path of `elements`.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) {
    self.values = values
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Removes the last `count` values.
  ///
  /// - Precondition: There are at least `count` values.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(count)
  }
}
