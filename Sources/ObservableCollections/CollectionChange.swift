/// A change of a collection, with the content after it.
///
///     todos:    [a b c]      remove b, append d      [a c d]
///     change:   steps [remove b at 1, insert d at 2], snapshot [a c d]
///
/// An ``ObservableArray`` publishes one change for each batch of updates. A follower keeps up with
/// nothing else: it takes either the ``snapshot`` or the ``steps``. The first change that a
/// subscriber receives is a reset, whose snapshot is the content at that moment.
///
///     for await change in todos.values {
///       if change.isReset { rows = change.snapshot.map(Row.init) }
///       for step in change.steps { … }
///     }
public struct CollectionChange<Element: Sendable>: Sendable {
  /// The content after the change.
  public let snapshot: ArraySnapshot<Element>
  /// The steps from the content before to the content after, or nothing if it is a reset.
  ///
  /// Apply them in their order: each offset counts the elements as they are after the steps
  /// before it.
  public let steps: [Step]
  /// Whether the content was replaced as a whole, without steps.
  public let isReset: Bool

  @inlinable
  init(snapshot: ArraySnapshot<Element>, steps: [Step], isReset: Bool = false) {
    self.snapshot = snapshot
    self.steps = steps
    self.isReset = isReset
  }

  /// Returns the change that replaces the content of a collection by `snapshot`.
  @inlinable
  public static func reset(_ snapshot: ArraySnapshot<Element>) -> CollectionChange {
    CollectionChange(snapshot: snapshot, steps: [], isReset: true)
  }

  /// One step of a change. Insertions and removals of neighbors form one step.
  public enum Step: Sendable {
    /// Inserts elements, the first of them at `offset`.
    case insert(offset: Int, elements: [Element])
    /// Removes elements, the first of them at `offset`.
    case remove(offset: Int, elements: [Element])
    /// Removes the element at `from`, and inserts it so that its offset is `to`.
    case move(from: Int, to: Int)
    /// Replaces the element at `offset`, whose identity stays.
    case update(offset: Int, element: Element, previous: Element)
  }
}

extension Array {
  /// Adds a step, or extends the last one if both insert, or both remove, neighbors.
  @inlinable @inline(__always)
  mutating func record<Item>(_ step: Element) where Element == CollectionChange<Item>.Step {
    if isEmpty { append(step) } else { extend(with: step) }
  }

  /// Adds a step behind others.
  @inlinable
  mutating func extend<Item>(with step: Element) where Element == CollectionChange<Item>.Step {
    guard self[count - 1].isContinued(by: step) else { return append(step) }
    // Taken out, so that only `last` refers to its elements and they grow in place.
    var last = removeLast()
    last.append(elementsOf: step)
    append(last)
  }
}

extension CollectionChange.Step {
  /// Whether `next` inserts, or removes, the elements behind those of this step.
  @inlinable
  func isContinued(by next: CollectionChange.Step) -> Bool {
    switch (self, next) {
    case (.insert(let start, let elements), .insert(let offset, _)):
      offset == start + elements.count
    case (.remove(let start, _), .remove(let offset, _)): offset == start
    default: false
    }
  }

  /// Adds the elements of a step that continues this one.
  @inlinable
  mutating func append(elementsOf next: CollectionChange.Step) {
    switch self {
    case .insert(let start, var elements):
      self = .move(from: 0, to: 0)
      elements += next.elements
      self = .insert(offset: start, elements: elements)
    case .remove(let start, var elements):
      self = .move(from: 0, to: 0)
      elements += next.elements
      self = .remove(offset: start, elements: elements)
    case .move, .update: break
    }
  }

  /// The elements that are inserted or removed.
  @inlinable
  var elements: [Element] {
    switch self {
    case .insert(_, let elements), .remove(_, let elements): elements
    case .move, .update: []
    }
  }
}

extension CollectionChange: Equatable where Element: Equatable {}
extension CollectionChange.Step: Equatable where Element: Equatable {}
extension CollectionChange: Hashable where Element: Hashable {}
extension CollectionChange.Step: Hashable where Element: Hashable {}

extension CollectionChange: CustomStringConvertible {
  /// The steps, such as `insert [d] at 2, move 3 to 0`, or `reset [a, b]`.
  public var description: String {
    if isReset { return "reset \(snapshot)" }
    return steps.map(\.description).joined(separator: ", ")
  }
}

extension CollectionChange.Step: CustomStringConvertible {
  /// The step in words, such as `insert [d] at 2`.
  public var description: String {
    switch self {
    case .insert(let offset, let elements): "insert \(elements) at \(offset)"
    case .remove(let offset, let elements): "remove \(elements) at \(offset)"
    case .move(let from, let to): "move \(from) to \(to)"
    case .update(let offset, let element, _): "update \(offset) to \(element)"
    }
  }
}
