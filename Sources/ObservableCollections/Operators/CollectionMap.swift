import Signals

extension CollectionPublisher {
  /// Publishes the collection of the results of `transform`.
  ///
  ///     changes:              (reset [1 2])----insert 3 at 2--move 0 to 2--
  ///     map { $0 * 10 }:      (reset [10 20])--insert 30 at 2--move 0 to 2--
  ///
  /// Calls `transform` once for each element that is inserted or updated.
  ///
  /// - Complexity: Logarithmic for each element that changes.
  @inlinable
  public func map<NewElement: Sendable>(
    _ transform: @escaping @Sendable (Element) -> NewElement
  ) -> some CollectionPublisher<NewElement, Failure> {
    applying(MapElements(transform: transform))
  }
}

@usableFromInline
struct MapElements<Element: Sendable, NewElement: Sendable>: CollectionStage {
  @usableFromInline let transform: @Sendable (Element) -> NewElement

  @inlinable
  init(transform: @escaping @Sendable (Element) -> NewElement) {
    self.transform = transform
  }

  @inlinable
  func reset(to content: ArraySnapshot<Element>) -> ArraySnapshot<NewElement> {
    ArraySnapshot(content.lazy.map(transform))
  }

  @inlinable
  mutating func apply(
    _ step: consuming CollectionChange<Element>.Step, to result: inout ArrayEditor<NewElement>
  ) {
    switch step {
    case .insert(let offset, let elements) where elements.count == 1:
      apply(single: elements, insertedAt: offset, to: &result)
    case .insert(let offset, let elements):
      result.insert(contentsOf: elements.map(transform), at: offset)
    case .remove(let offset, let elements):
      result.removeSubrange(offset..<offset + elements.count)
    case .move(let from, let to):
      result.move(from: from, to: to)
    case .update(let offset, let element, _):
      result[offset] = transform(element)
    }
  }

  @inlinable @inline(__always)
  static var placesElements: Bool { true }

  @inlinable
  func place(
    single elements: [Element], insertedAt offset: Int, in result: TreeNode<NoWeight<NewElement>>
  ) -> (elements: [NewElement], offset: Int)? {
    ([transform(elements[0])], offset)
  }

  @inlinable
  func place(removedAt offset: Int) -> Int? { offset }
}
