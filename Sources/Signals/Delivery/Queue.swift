/// A first-in, first-out queue.
///
/// The elements are in a ring buffer whose size is a power of two: the oldest is at `head`, the
/// others follow and wrap to the beginning. Appending and removing cost O(1).
@usableFromInline
package struct Queue<Element> {
  @usableFromInline var slots: [Element?] = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable
  package init() {}

  @inlinable
  package var isEmpty: Bool {
    count == 0
  }

  /// The number of elements for which there is memory.
  @inlinable
  var capacity: Int {
    slots.count
  }

  /// The oldest element.
  package var first: Element? {
    isEmpty ? nil : slots[head]
  }

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    if count == slots.count { grow() }
    // A free slot holds nothing to release, so it need not be read.
    slots.withUnsafeMutableBufferPointer { slots in
      slots.initializeElement(at: (head &+ count) & (slots.count &- 1), to: element)
    }
    count &+= 1
  }

  /// Removes and returns the oldest element.
  @inlinable @inline(__always)
  package mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let first = slots.withUnsafeMutableBufferPointer { slots in
      defer { head = (head &+ 1) & (slots.count &- 1) }
      return slots[head].take()
    }
    count &-= 1
    return first
  }

  @inlinable @inline(never)
  mutating func grow() {
    var larger: [Element?] = []
    larger.reserveCapacity(max(4, 2 * count))
    larger += slots[head...]
    larger += slots[..<head]
    larger += repeatElement(nil, count: max(4, count))
    slots = larger
    head = 0
  }
}

extension Queue: Sendable where Element: Sendable {}
