/// The newest values of a publisher, from the oldest to the newest: a random-access collection
/// that is copied in constant time.
///
///     let subscription = loads.latest(60).sink { window in
///       print(window.count, window.max() ?? 0)
///     }
///
/// A window never changes, and shares memory with those before and after it. Indices begin at
/// zero.
///
/// - Precondition: An index must be in range, as in `Array`.
public struct SlidingWindow<Element: Sendable>: RandomAccessCollection, Sendable {
  // Values are only ever appended to the buffer, and a window reads those between two positions.
  // When the buffer is full, or most of it has left the window, the rest moves to another one.

  @usableFromInline var buffer: WindowBuffer<Element>
  @usableFromInline var range = 0..<0

  @inlinable
  init() {
    buffer = WindowBuffer(capacity: 0)
  }

  /// Zero.
  @inlinable
  public var startIndex: Int { 0 }

  /// The number of values.
  @inlinable
  public var endIndex: Int { range.count }

  /// The value at `index`.
  @inlinable
  public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < range.count, "SlidingWindow[\(index)]: it is out of range.")
    return buffer.elements[range.lowerBound + index]
  }

  @inlinable
  mutating func append(_ element: Element) {
    if range.upperBound == buffer.capacity { move(toBufferOf: Swift.max(4, 2 * count)) }
    buffer.append(element)
    range = range.lowerBound..<buffer.count
  }

  /// Removes and returns the oldest `count` values.
  @inlinable
  mutating func removeFirst(_ count: Int) -> SlidingWindow {
    var removed = self
    let start = range.lowerBound + count
    (removed.range, range) = (range.lowerBound..<start, start..<range.upperBound)
    if start > range.count { move(toBufferOf: 2 * range.count) }
    return removed
  }

  /// Copies the values, so that those that have left the window can be released.
  @inlinable @inline(never)
  mutating func move(toBufferOf capacity: Int) {
    let moved = WindowBuffer<Element>(capacity: capacity)
    for element in self { moved.append(element) }
    (buffer, range) = (moved, 0..<moved.count)
  }
}

extension SlidingWindow: Equatable where Element: Equatable {
  /// Whether both have equal values in the same order.
  public static func == (left: SlidingWindow, right: SlidingWindow) -> Bool {
    left.elementsEqual(right)
  }
}

extension SlidingWindow: CustomStringConvertible {
  /// The values in brackets, as of an array.
  public var description: String { Array(self).description }
}

/// Memory for the values of windows that follow one another.
///
/// - Note: `@unchecked Sendable`, because one operator appends, behind the last value of every
///   window it has published; windows read only their own values, which never change.
@usableFromInline
final class WindowBuffer<Element: Sendable>: @unchecked Sendable {
  @usableFromInline let elements: UnsafeMutablePointer<Element>
  @usableFromInline let capacity: Int
  /// The number of values, which only the operator reads.
  @usableFromInline var count = 0

  @inlinable
  init(capacity: Int) {
    elements = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  @inlinable
  func append(_ element: Element) {
    (elements + count).initialize(to: element)
    count += 1
  }
}
