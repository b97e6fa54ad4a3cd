import Signals

extension CollectionPublisher {
  /// Publishes the groups of the elements that have a value in common.
  ///
  ///     let sections = files.sorted(by: \.name).grouped(by: \.folder)
  ///
  /// The elements of a group are in the order of the collection, and so are the groups by their
  /// first elements; sort them with `sorted(by: \.key)`. Groups are never empty. An update of a
  /// group carries what has changed in it.
  ///
  ///     changes:           (reset [a1 b1])------------insert a2 at 2----------
  ///     grouped(by: …):    (reset [a: [a1], b: [b1]])--update 0 to a: [a1, a2]--
  ///
  /// - Parameter key: Returns the value that the elements of a group have in common. It is called
  ///   once for each element that is inserted or updated.
  /// - Complexity: Logarithmic for each element that changes.
  @inlinable
  public func grouped<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Element) -> Key
  ) -> some CollectionPublisher<CollectionGroup<Key, Element>, Failure> {
    applying(GroupElements(key))
  }
}

/// The elements of a collection that have a value in common.
public struct CollectionGroup<Key: Hashable & Sendable, Element: Sendable>: Identifiable, Sendable {
  /// The value that the elements have in common.
  public let key: Key
  /// The change since the last state of this group: a reset if the group is new.
  public let change: CollectionChange<Element>

  @inlinable
  init(key: Key, change: CollectionChange<Element>) {
    self.key = key
    self.change = change
  }

  /// The elements, in the order of the collection.
  @inlinable
  public var elements: ArraySnapshot<Element> { change.snapshot }

  /// The value that the elements have in common.
  public var id: Key { key }
}

extension CollectionGroup: Equatable where Element: Equatable {
  /// Whether both have the same key and equal elements, whatever has changed in them.
  public static func == (left: CollectionGroup, right: CollectionGroup) -> Bool {
    left.key == right.key && left.elements == right.elements
  }
}

extension CollectionGroup: CustomStringConvertible {
  /// The key and the elements, such as `a: [1, 2]`.
  public var description: String { "\(key): \(elements)" }
}

/// Gives each element a handle, keeps the handles in order, and those of each group.
@usableFromInline
struct GroupElements<Key: Hashable & Sendable, Element: Sendable>: CollectionStage {
  @usableFromInline typealias NewElement = CollectionGroup<Key, Element>
  @usableFromInline typealias Handles = CountedTree<NoWeight<Int>>

  @usableFromInline
  struct Group: Sendable {
    @usableFromInline let key: Key
    /// The elements, with what has changed since the last state.
    @usableFromInline var elements: ArrayEditor<Element>
    /// The handles of the elements.
    @usableFromInline var handles: Handles

    @inlinable
    init(key: Key, elements: ArrayEditor<Element> = ArrayEditor(), handles: Handles = Handles()) {
      self.key = key
      self.elements = elements
      self.handles = handles
    }
  }

  @usableFromInline let key: @Sendable (Element) -> Key
  @usableFromInline var groups: [Key: Group] = [:]
  /// For each handle, the key of its element.
  @usableFromInline var keys: [Key] = []
  @usableFromInline var collection = PositionTree()
  @usableFromInline var free: [Int] = []
  /// The groups that have changed.
  @usableFromInline var changed: Set<Key> = []

  @inlinable
  init(_ key: @escaping @Sendable (Element) -> Key) {
    self.key = key
  }

  @inlinable
  mutating func reset(
    to content: ArraySnapshot<Element>
  ) -> ArraySnapshot<CollectionGroup<Key, Element>> {
    keys = content.map(key)
    collection = PositionTree(count: keys.count) { $0 }
    (groups, free, changed) = ([:], [], [])
    var order: [Key] = []
    var members: [Key: (handles: [Int], elements: [Element])] = [:]
    for (handle, element) in content.enumerated() {
      if members[keys[handle]] == nil { order.append(keys[handle]) }
      members[keys[handle], default: ([], [])].handles.append(handle)
      members[keys[handle]]?.elements.append(element)
    }
    for (key, members) in members {
      groups[key] = Group(
        key: key, elements: ArrayEditor(members.elements), handles: Handles(members.handles))
    }
    return ArraySnapshot(
      order.lazy.map { [groups] key in
        CollectionGroup(key: key, change: .reset(groups[key]?.elements.snapshot ?? []))
      })
  }
}
