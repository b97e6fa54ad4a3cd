import Signals

extension CollectionPublisher {
  /// Publishes the collection of the elements for which `isIncluded` returns `true`.
  ///
  ///     changes:               (reset [1 2])--insert 3 at 2--insert 4 at 3--
  ///     filter { $0 > 1 }:     (reset [2])----insert 3 at 1--insert 4 at 2--
  ///
  /// Calls `isIncluded` once for each element that is inserted or updated.
  ///
  /// - Complexity: Logarithmic for each element that changes.
  @inlinable
  public func filter(
    _ isIncluded: @escaping @Sendable (Element) -> Bool
  ) -> some CollectionPublisher<Element, Failure> {
    applying(FilterElements(isIncluded))
  }

  /// Publishes the collection of the elements that the latest predicate includes.
  ///
  ///     changes:       (reset [1 2 3])----------------------insert 0 at 0--
  ///     predicates:    (> 1)-------------------(< 3)-----------------------
  ///     filter(…):     (reset [2 3])----remove 3 at 1, insert 1 at 0--insert 0 at 0--
  ///
  /// Starts when there are a predicate and a content. A new predicate is called for all elements,
  /// and what it includes is inserted and removed step by step or, if more than a thousand
  /// elements and a sixteenth of all change, published as a reset. Finishes when both publishers
  /// have finished.
  @inlinable
  public func filter(
    _ predicates: some Publisher<@Sendable (Element) -> Bool, Failure>
  ) -> some CollectionPublisher<Element, Failure> {
    adjusting(FilterElements<Element>.self, to: predicates)
  }

  /// Publishes the collection of the elements for which `isIncluded` returns `true` with the
  /// latest of `values`.
  ///
  ///     lines.filter(query) { line, query in query.isEmpty || line.text.contains(query) }
  ///
  /// Like `filter(_:)` with a publisher of predicates.
  @inlinable
  public func filter<Value: Sendable>(
    _ values: some Publisher<Value, Failure>,
    _ isIncluded: @escaping @Sendable (Element, Value) -> Bool
  ) -> some CollectionPublisher<Element, Failure> {
    filter(
      OperatorPublisher(
        values,
        Map { value -> @Sendable (Element) -> Bool in { element in isIncluded(element, value) } }))
  }
}

@usableFromInline
struct FilterElements<Element: Sendable>: AdjustableStage {
  @usableFromInline
  enum Inclusion: TreeMeasure {
    @inlinable @inline(__always)
    static func weight(of isIncluded: Bool) -> Int { isIncluded ? 1 : 0 }
  }

  @usableFromInline var isIncluded: @Sendable (Element) -> Bool
  /// For each element of the collection, whether it is included. The weight before an offset is
  /// the offset in the result.
  @usableFromInline var inclusions = CountedTree<Inclusion>()

  @inlinable
  init(_ isIncluded: @escaping @Sendable (Element) -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable
  mutating func reset(to content: ArraySnapshot<Element>) -> ArraySnapshot<Element> {
    var (flags, included) = (ContiguousArray<Bool>(), ContiguousArray<Element>())
    for element in content {
      let isIncluded = isIncluded(element)
      flags.append(isIncluded)
      if isIncluded { included.append(element) }
    }
    inclusions = CountedTree(flags)
    return ArraySnapshot(included)
  }

  @inlinable
  mutating func apply(
    _ step: consuming CollectionChange<Element>.Step, to result: inout ArrayEditor<Element>
  ) {
    switch step {
    case .insert(let offset, let elements) where elements.count == 1:
      apply(single: elements, insertedAt: offset, to: &result)
    case .insert(let offset, let elements):
      let flags = elements.map(isIncluded)
      let included = zip(elements, flags).compactMap { $1 ? $0 : nil }
      if !included.isEmpty {
        result.insert(contentsOf: included, at: inclusions.root.weight(before: offset))
      }
      inclusions.replace(offset..<offset, with: flags)
    case .remove(let offset, let elements):
      let end = offset + elements.count
      let first = inclusions.root.weight(before: offset)
      let last = inclusions.root.weight(before: end)
      inclusions.replace(offset..<end, with: [])
      result.removeSubrange(first..<last)
    case .move(let from, let to):
      let first = inclusions.root.weight(before: from)
      let flag = inclusions.remove(at: from)
      let last = inclusions.root.weight(before: to)
      inclusions.insert(flag, at: to)
      if flag { result.move(from: first, to: last) }
    case .update(let offset, let element, _):
      let flag = isIncluded(element)
      let wasIncluded = inclusions.root.update(flag, at: offset)
      set(element, at: inclusions.root.weight(before: offset), wasIncluded, flag, in: &result)
    }
  }

  @inlinable @inline(__always)
  static var placesElements: Bool { true }

  @inlinable
  mutating func place(
    single elements: [Element], insertedAt offset: Int, in result: TreeNode<NoWeight<Element>>
  ) -> (elements: [Element], offset: Int)? {
    let flag = isIncluded(elements[0])
    defer { inclusions.insert(flag, at: offset) }
    return flag ? (elements, inclusions.root.weight(before: offset)) : nil
  }

  @inlinable
  mutating func place(removedAt offset: Int) -> Int? {
    let place = inclusions.root.weight(before: offset)
    return inclusions.remove(at: offset) ? place : nil
  }

  /// Inserts, updates or removes an element that may be included now and may have been before.
  @inlinable
  func set(
    _ element: Element, at offset: Int, _ wasIncluded: Bool, _ isIncluded: Bool,
    in result: inout ArrayEditor<Element>
  ) {
    switch (wasIncluded, isIncluded) {
    case (false, false): break
    case (false, true): result.insert(element, at: offset)
    case (true, false): result.remove(at: offset)
    case (true, true): result[offset] = element
    }
  }

  @inlinable
  mutating func adjust(
    to isIncluded: @escaping @Sendable (Element) -> Bool, _ content: ArraySnapshot<Element>,
    in result: inout ArrayEditor<Element>
  ) {
    self.isIncluded = isIncluded
    let old = inclusions
    let all = reset(to: content)
    var changes = 0
    for (new, old) in zip(inclusions, old) where new != old { changes += 1 }
    if changes > max(1_000, content.count / 16) { return result.reset(to: all) }
    if changes == 0 { return }
    var offset = 0
    for (element, flags) in zip(content, zip(inclusions, old)) {
      if flags.0 != flags.1 { set(element, at: offset, flags.1, flags.0, in: &result) }
      if flags.0 { offset += 1 }
    }
  }
}
