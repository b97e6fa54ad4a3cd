/// The content of an ``ObservableArray`` at one moment: an array that is copied in constant time.
///
///     let before = todos.value          // constant time, however many there are
///     todos.remove(at: 0)
///     before.count                      // as it was
///
/// A snapshot never changes, and shares its memory with the snapshots before and after it. It is a
/// random-access collection whose indices begin at zero. Access takes logarithmic time, which is
/// about six steps for a million elements; iteration takes linear time.
///
/// - Precondition: An index must be in range, as in `Array`.
public struct ArraySnapshot<Element> {
  @usableFromInline var tree: CountedTree<NoWeight<Element>>

  /// Creates an empty snapshot.
  @inlinable
  public init() {
    tree = CountedTree()
  }

  /// Creates a snapshot of `elements`.
  ///
  /// - Complexity: Linear.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    tree = CountedTree(elements)
  }

  @inlinable
  init(tree: CountedTree<NoWeight<Element>>) {
    self.tree = tree
  }

  /// The snapshot of the elements in `range`, whose first one has the index zero.
  ///
  /// - Complexity: Logarithmic. The two snapshots share memory.
  @inlinable
  public func subarray(_ range: Range<Int>) -> ArraySnapshot {
    checkRange(range, in: count, "subarray(\(range))")
    return ArraySnapshot(tree: tree.subtree(range))
  }

  /// The number of elements at the start for which `isBefore` returns `true`.
  ///
  /// - Precondition: No element for which it returns `true` follows one for which it does not.
  /// - Complexity: Logarithmic.
  @inlinable
  public func partitioningIndex(where isBefore: (Element) -> Bool) -> Int {
    tree.root.partition(isBefore)
  }
}

extension ArraySnapshot: RandomAccessCollection {
  /// Zero.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable
  public var endIndex: Int { tree.count }

  // The same as those of the standard library, which take several hundred instructions where the
  // type of the elements is not known.

  /// The number of elements.
  @inlinable
  public var count: Int { tree.count }

  /// Returns `index + 1`.
  @inlinable
  public func index(after index: Int) -> Int { index + 1 }

  /// Returns `index - 1`.
  @inlinable
  public func index(before index: Int) -> Int { index - 1 }

  /// Returns `index + distance`.
  @inlinable
  public func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }

  /// Returns `end - start`.
  @inlinable
  public func distance(from start: Int, to end: Int) -> Int { end - start }

  /// The element at `index`.
  ///
  /// - Complexity: Logarithmic.
  @inlinable
  public subscript(index: Int) -> Element {
    checkIndex(index, in: tree.count, "ArraySnapshot[\(index)]")
    return tree.root.element(at: index)
  }

  /// Returns an iterator over the elements.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// An iterator over the elements of a snapshot.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var base: CountedTree<NoWeight<Element>>.Iterator

    @inlinable
    init(_ snapshot: ArraySnapshot) {
      base = snapshot.tree.makeIterator()
    }

    /// Returns the next element, or `nil` after the last one.
    @inlinable
    public mutating func next() -> Element? {
      base.next()
    }
  }
}

extension ArraySnapshot: Sendable where Element: Sendable {}
extension ArraySnapshot.Iterator: Sendable where Element: Sendable {}

extension ArraySnapshot: Equatable where Element: Equatable {
  /// Whether both have equal elements in the same order.
  @inlinable
  public static func == (left: ArraySnapshot, right: ArraySnapshot) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }
}

extension ArraySnapshot: Hashable where Element: Hashable {
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension ArraySnapshot: ExpressibleByArrayLiteral {
  /// Creates a snapshot of `elements`.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension ArraySnapshot: CustomStringConvertible {
  /// The elements in brackets, as of an array.
  public var description: String { Array(self).description }
}

/// Stops the program if `index` is not that of one of `count` elements.
@inlinable @inline(__always)
func checkIndex(_ index: Int, in count: Int, _ call: @autoclosure () -> String) {
  precondition(
    index >= 0 && index < count, "\(call()): the index is out of range 0..<\(count).")
}

/// Stops the program if `range` is not a part of the indices of `count` elements.
@inlinable @inline(__always)
func checkRange(_ range: Range<Int>, in count: Int, _ call: @autoclosure () -> String) {
  precondition(
    range.lowerBound >= 0 && range.upperBound <= count,
    "\(call()): the range is out of range 0..<\(count).")
}
