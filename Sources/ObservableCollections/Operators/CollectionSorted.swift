import Signals

extension CollectionPublisher {
  /// Publishes the collection in the order of a value of its elements.
  ///
  ///     processes.sorted(by: \.memory, order: .reverse)
  ///
  /// Like `sorted(by:)` with a closure that compares two elements.
  ///
  /// - Parameters:
  ///   - value: Returns the value to compare, such as a key path.
  ///   - order: Whether the smallest or the largest value comes first.
  @inlinable
  public func sorted<Value: Comparable & SendableMetatype>(
    by value: @escaping @Sendable (Element) -> Value, order: SortOrder = .forward
  ) -> some CollectionPublisher<Element, Failure> {
    switch order {
    case .forward: applying(SortElements { value($0) < value($1) })
    case .reverse: applying(SortElements { value($1) < value($0) })
    }
  }

  /// Publishes the collection in the order of `areInIncreasingOrder`.
  ///
  ///     changes:          (reset [b d])--insert a at 2--update 0 to e---------------
  ///     sorted(by: <):    (reset [b d])--insert a at 0--move 1 to 2, update 2 to e--
  ///
  /// Elements of which neither comes first stay in the order of the collection. An element whose
  /// update changes its place is moved.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first element comes before the second one. It
  ///   must be a strict weak ordering, as for `sorted(by:)` of a sequence.
  /// - Complexity: Logarithmic for each element that changes.
  @inlinable
  public func sorted(
    by areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> some CollectionPublisher<Element, Failure> {
    applying(SortElements(areInIncreasingOrder))
  }

  /// Publishes the collection in the latest of several orders.
  ///
  ///     processes.sorted(by: column.map { $0.areInIncreasingOrder })
  ///
  /// Starts when there are an order and a content. A new order sorts all elements and publishes a
  /// reset. Finishes when both publishers have finished.
  @inlinable
  public func sorted(
    by orders: some Publisher<@Sendable (Element, Element) -> Bool, Failure>
  ) -> some CollectionPublisher<Element, Failure> {
    adjusting(SortElements<Element>.self, to: orders)
  }
}

/// Gives each element a handle, and keeps the handles in the order of the collection and in the
/// order of the result.
///
///     collection:  c a b     handles of the elements:  0 1 2
///     result:      a b c                               1 2 0
@usableFromInline
struct SortElements<Element: Sendable>: AdjustableStage {
  @usableFromInline var areInIncreasingOrder: @Sendable (Element, Element) -> Bool
  @usableFromInline var collection = PositionTree()
  @usableFromInline var sorted = PositionTree()
  /// The handles that were used before and are free.
  @usableFromInline var free: [Int] = []

  @inlinable
  init(_ areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool) {
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  @inlinable
  mutating func reset(to content: ArraySnapshot<Element>) -> ArraySnapshot<Element> {
    let elements = ContiguousArray(content)
    // The sort of the standard library is stable.
    let order = elements.indices.sorted { areInIncreasingOrder(elements[$0], elements[$1]) }
    collection = PositionTree(count: elements.count) { $0 }
    sorted = PositionTree(count: elements.count) { order[$0] }
    free = []
    return ArraySnapshot(order.lazy.map { elements[$0] })
  }

  @inlinable
  mutating func apply(
    _ step: consuming CollectionChange<Element>.Step, to result: inout ArrayEditor<Element>
  ) {
    switch step {
    case .insert(_, let elements) where collection.count == 0:
      result.append(contentsOf: reset(to: ArraySnapshot(elements)))
    case .insert(let offset, let elements) where elements.count == 1:
      apply(single: elements, insertedAt: offset, to: &result)
    case .insert(let offset, let elements):
      for (index, element) in elements.enumerated() {
        let place = insert(element, at: offset + index, in: result.content.root)
        result.insert(element, at: place)
      }
    case .remove(_, let elements) where elements.count == collection.count:
      _ = reset(to: [])
      result.removeAll()
    case .remove(let offset, let elements):
      for _ in elements { result.remove(at: remove(at: offset)) }
    case .move(let from, let to):
      let handle = collection.handle(at: from)
      collection.remove(handle)
      collection.insert(handle, at: to)
      _ = sort(handle, result[sorted.position(of: handle)], in: &result)
    case .update(let offset, let element, _):
      result[sort(collection.handle(at: offset), element, in: &result)] = element
    }
  }

  @inlinable @inline(__always)
  static var placesElements: Bool { true }

  @inlinable
  mutating func place(
    single elements: [Element], insertedAt offset: Int, in result: TreeNode<NoWeight<Element>>
  ) -> (elements: [Element], offset: Int)? {
    (elements, insert(elements[0], at: offset, in: result))
  }

  @inlinable
  mutating func place(removedAt offset: Int) -> Int? { remove(at: offset) }

  /// Gives an element a handle, and returns the offset in the result at which it belongs.
  @inlinable
  mutating func insert(
    _ element: Element, at offset: Int, in result: TreeNode<NoWeight<Element>>
  ) -> Int {
    let handle = free.popLast() ?? collection.nodes.count
    collection.insert(handle, at: offset)
    let place = place(for: element, handle, excluding: nil, in: result)
    sorted.insert(handle, at: place)
    return place
  }

  /// Frees the handle of an element, and returns the offset of the element in the result.
  @inlinable
  mutating func remove(at offset: Int) -> Int {
    let handle = collection.handle(at: offset)
    let place = sorted.position(of: handle)
    collection.remove(handle)
    sorted.remove(handle)
    free.append(handle)
    return place
  }

  /// Moves an element, which is about to change, to its place in the result, and returns that.
  @inlinable
  mutating func sort(
    _ handle: Int, _ element: Element, in result: inout ArrayEditor<Element>
  ) -> Int {
    let old = sorted.position(of: handle)
    let new = place(for: element, handle, excluding: old, in: result.content.root)
    if new == old { return new }
    sorted.remove(handle)
    sorted.insert(handle, at: new)
    result.move(from: old, to: new)
    return new
  }

  /// The offset in the result, without the element at `excluded`, at which `element` belongs.
  @inlinable
  func place(
    for element: Element, _ handle: Int, excluding excluded: Int?,
    in root: TreeNode<NoWeight<Element>>
  ) -> Int {
    var first = root.partition { areInIncreasingOrder($0, element) }
    var last = first
    // Most often no element is equal, or few are.
    while last < root.count, !areInIncreasingOrder(element, root.element(at: last)) {
      last += 1
      if last == first + 4 { last = root.partition { !areInIncreasingOrder(element, $0) } }
    }
    let excluded = excluded ?? .max
    if excluded < first { first -= 1 }
    if excluded < last { last -= 1 }
    if first == last { return first }
    // Equal elements are in the order of the collection.
    let offset = collection.position(of: handle)
    return first
      + TreeNode<NoWeight<Element>>.partition(last - first) { index in
        let place = first + index
        let other = sorted.handle(at: place < excluded ? place : place + 1)
        return collection.position(of: other) < offset
      }
  }

  @inlinable
  mutating func adjust(
    to areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool,
    _ content: ArraySnapshot<Element>, in result: inout ArrayEditor<Element>
  ) {
    self.areInIncreasingOrder = areInIncreasingOrder
    result.reset(to: reset(to: content))
  }
}
