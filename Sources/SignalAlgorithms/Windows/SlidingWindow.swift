import Signals

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
public struct SlidingWindow<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  // @unchecked: one operator appends to the buffer, behind the last value of every window that it
  // has published; windows read only their own values, which never change.
  //
  // Values are only ever appended to the buffer, and a window reads those between two positions.
  // When the buffer is full, or most of it has left the window, the rest moves to another one.

  @usableFromInline var buffer: WindowBuffer<Element>
  @usableFromInline var range = 0..<0
  /// The number of values that have left the window.
  @usableFromInline var offset = 0

  @inlinable
  init() {
    buffer = .make(capacity: 0)
  }

  init(of element: Element) {
    self.init()
    append(element)
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
    return buffer.withUnsafeMutablePointerToElements { $0[range.lowerBound + index] }
  }

  @inlinable @inline(__always)
  mutating func append(_ element: Element) {
    if range.upperBound == buffer.header.capacity { move(toBufferOf: Swift.max(4, 2 * count)) }
    buffer.append(element)
    range = range.lowerBound..<(range.upperBound + 1)
  }

  /// Removes the oldest `count` values.
  @inlinable @inline(__always)
  mutating func removeFirst(_ count: Int) {
    offset += count
    range = (range.lowerBound + count)..<range.upperBound
    if range.lowerBound > range.count { move(toBufferOf: 2 * range.count) }
  }

  /// Moves the values to the beginning of a buffer, so that those that have left the window are
  /// released. If no other window uses the buffer, it stays the same.
  @inlinable @inline(never)
  mutating func move(toBufferOf capacity: Int) {
    let fitting = capacity...(4 * capacity + 4)
    if fitting.contains(buffer.header.capacity), isKnownUniquelyReferenced(&buffer) {
      buffer.removeFirst(range.lowerBound)
      range = 0..<range.count
      return
    }
    let moved = WindowBuffer<Element>.make(capacity: capacity)
    for element in self { moved.append(element) }
    (buffer, range) = (moved, 0..<range.count)
  }
}

/// The difference from the window before.
extension SlidingWindow {
  /// The values of `previous` that have left since.
  @inlinable
  func removed(since previous: SlidingWindow) -> Slice<SlidingWindow> {
    previous.prefix(offset - previous.offset)
  }

  /// The values that have been added to `previous` since.
  @inlinable
  func added(since previous: SlidingWindow) -> Slice<SlidingWindow> {
    suffix(offset + count - previous.offset - previous.count)
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

/// Memory for the values of windows that follow one another, in the same piece as the object.
@usableFromInline
final class WindowBuffer<Element: Sendable>: ManagedBuffer<WindowBufferHeader, Element> {
  @inlinable
  static func make(capacity: Int) -> WindowBuffer {
    let buffer = create(minimumCapacity: capacity) { _ in WindowBufferHeader(capacity: capacity) }
    return unsafeDowncast(buffer, to: WindowBuffer.self)
  }

  deinit {
    _ = withUnsafeMutablePointers { header, elements in
      elements.deinitialize(count: header.pointee.count)
    }
  }

  @inlinable @inline(__always)
  func append(_ element: Element) {
    withUnsafeMutablePointers { header, elements in
      (elements + header.pointee.count).initialize(to: element)
      header.pointee.count += 1
    }
  }

  @inlinable
  func removeFirst(_ count: Int) {
    withUnsafeMutablePointers { header, elements in
      elements.deinitialize(count: count)
      header.pointee.count -= count
      elements.moveInitialize(from: elements + count, count: header.pointee.count)
    }
  }
}

/// The size of a ``WindowBuffer``. Only the operator that appends to it reads the size.
@usableFromInline
struct WindowBufferHeader {
  @usableFromInline let capacity: Int
  /// The number of values.
  @usableFromInline var count = 0

  @inlinable
  init(capacity: Int) {
    self.capacity = capacity
  }
}
