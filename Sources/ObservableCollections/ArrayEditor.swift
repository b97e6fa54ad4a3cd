/// An array that records how it is changed.
///
///     todos.update { todos in
///       todos.removeAll { $0.isDone }
///       todos.append(Todo("Sleep"))
///       todos[0].isDone = true
///     }
///
/// ``ObservableArray/update(_:)`` passes one to its closure. It has the methods of `Array`, and
/// ``move(from:to:)``. Each takes logarithmic time for an element it changes.
///
/// Replacing an element through the subscript is an update: followers take it for the same element
/// in a new state. To replace it by another one, remove and insert.
///
/// - Precondition: An index must be in range, as in `Array`.
public struct ArrayEditor<Element: Sendable>: Sendable {
  @usableFromInline var content: CountedTree<NoWeight<Element>>
  @usableFromInline var steps: [CollectionChange<Element>.Step] = []
  @usableFromInline var isReset = false

  /// Creates an editor of `snapshot`.
  @inlinable
  public init(_ snapshot: ArraySnapshot<Element>) {
    content = snapshot.tree
  }

  /// The content.
  @inlinable
  public var snapshot: ArraySnapshot<Element> { ArraySnapshot(tree: content) }

  /// The change since the editor was created.
  @inlinable
  public var change: CollectionChange<Element> {
    CollectionChange(snapshot: snapshot, steps: steps, isReset: isReset)
  }

  /// Whether nothing has been changed.
  @inlinable
  public var isUnchanged: Bool { steps.isEmpty && !isReset }

  /// Moves the element at `from` so that its offset is `to` afterwards.
  @inlinable
  public mutating func move(from: Int, to: Int) {
    checkIndex(from, in: count, "move(from: \(from), to: \(to))")
    checkIndex(to, in: count, "move(from: \(from), to: \(to))")
    if from == to { return }
    let element = content.remove(at: from)
    content.insert(element, at: to)
    record(.move(from: from, to: to))
  }

  /// Replaces the content as a whole. Followers begin again with the new content.
  @inlinable
  public mutating func reset(to snapshot: ArraySnapshot<Element>) {
    content = snapshot.tree
    steps = []
    isReset = true
  }

  /// Applies a change of a collection that had the same content.
  @inlinable
  public mutating func apply(_ change: CollectionChange<Element>) {
    if change.isReset { return reset(to: change.snapshot) }
    for step in change.steps { apply(step) }
  }

  /// Applies one step of a change.
  @inlinable
  public mutating func apply(_ step: CollectionChange<Element>.Step) {
    switch step {
    case .insert(let offset, let elements):
      insert(contentsOf: elements, at: offset)
    case .remove(let offset, let elements):
      removeSubrange(offset..<offset + elements.count)
    case .move(let from, let to):
      move(from: from, to: to)
    case .update(let offset, let element, _):
      self[offset] = element
    }
  }

  /// Takes back a step that the content has followed, by another step.
  @inlinable
  mutating func revert(_ step: CollectionChange<Element>.Step) {
    switch step {
    case .insert(let offset, let elements):
      removeSubrange(offset..<offset + elements.count)
    case .remove(let offset, let elements):
      insert(contentsOf: elements, at: offset)
    case .move(let from, let to):
      move(from: to, to: from)
    case .update(let offset, _, let previous):
      self[offset] = previous
    }
  }

  @inlinable @inline(__always)
  mutating func record(_ step: CollectionChange<Element>.Step) {
    if !isReset { steps.record(step) }
  }
}

extension ArrayEditor: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// Creates an editor of an empty array.
  @inlinable
  public init() {
    self.init(ArraySnapshot())
  }

  /// Creates an editor of `elements`.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init(ArraySnapshot(elements))
  }

  /// Zero.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable
  public var endIndex: Int { content.count }

  /// The element at `index`. Setting it updates the element.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      checkIndex(index, in: count, "ArrayEditor[\(index)]")
      return content.root.element(at: index)
    }
    set {
      checkIndex(index, in: count, "ArrayEditor[\(index)]")
      let previous = content.root.update(newValue, at: index)
      record(.update(offset: index, element: newValue, previous: previous))
    }
  }

  /// Inserts `element` so that its index is `index`.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    checkIndex(index, in: count + 1, "insert(_, at: \(index))")
    content.insert(element, at: index)
    record(.insert(offset: index, elements: [element]))
  }

  /// Adds `elements` at the end, as one step.
  ///
  /// - Complexity: Linear in the number of elements added.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    replaceSubrange(count..<count, with: Array(elements))
  }

  /// Inserts the only element of `elements`, which followers share.
  @inlinable
  mutating func insert(single elements: [Element], at index: Int) {
    checkIndex(index, in: count + 1, "insert(_, at: \(index))")
    content.insert(elements[0], at: index)
    record(.insert(offset: index, elements: elements))
  }

  /// Removes and returns the element at `index`.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    checkIndex(index, in: count, "remove(at: \(index))")
    let element = content.remove(at: index)
    record(.remove(offset: index, elements: [element]))
    return element
  }

  /// Removes the elements in `range`, and inserts others in their place.
  ///
  /// - Complexity: Logarithmic, and linear in the number of elements removed and inserted.
  @inlinable
  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    checkRange(range, in: count, "replaceSubrange(\(range), with: …)")
    if range.isEmpty && elements.isEmpty { return }
    let removed = range.isEmpty ? [] : Array(snapshot.subarray(range))
    content.replace(range, with: elements)
    if !removed.isEmpty { record(.remove(offset: range.lowerBound, elements: removed)) }
    if !elements.isEmpty {
      record(.insert(offset: range.lowerBound, elements: Array(elements)))
    }
  }

  /// Removes all elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    removeSubrange(0..<count)
  }

  /// Exchanges two elements, which keep their identity.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    let (first, second) = (Swift.min(first, second), Swift.max(first, second))
    if first == second { return checkIndex(first, in: count, "swapAt(\(first), \(second))") }
    move(from: second, to: first)
    move(from: first + 1, to: second)
  }

  /// Removes the elements for which `shouldRemove` returns `true`.
  ///
  /// - Complexity: Linear.
  public mutating func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
    var runs: [(start: Int, elements: [Element])] = []
    var (kept, end) = (ContiguousArray<Element>(), 0)
    for (index, element) in enumerated() {
      guard try shouldRemove(element) else {
        kept.append(element)
        continue
      }
      if runs.isEmpty || end < index { runs.append((index, [])) }
      runs[runs.count - 1].elements.append(element)
      end = index + 1
    }
    if runs.isEmpty { return }
    content = CountedTree(kept)
    // From the last to the first, so that no step moves the elements of those that follow.
    for run in runs.reversed() { record(.remove(offset: run.start, elements: run.elements)) }
  }
}
