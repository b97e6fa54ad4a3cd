/// Values that leave in the order in which they came.
@usableFromInline
struct Queue<Element> {
  /// A ring: the oldest at `head`, the others after it, going on at the beginning. There are no
  /// slots, or a power of two of them.
  @usableFromInline var slots: [Element?] = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool {
    count == 0
  }

  /// The oldest.
  @inlinable
  var first: Element? {
    isEmpty ? nil : slots[head]
  }

  @inlinable @inline(__always)
  mutating func append(_ element: Element) {
    if count == slots.count { grow() }
    let index = (head &+ count) & (slots.count &- 1)
    slots.withUnsafeMutableBufferPointer { $0[index] = element }
    count &+= 1
  }

  /// Takes out the oldest.
  @inlinable @inline(__always)
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let first = slots.withUnsafeMutableBufferPointer { [head] in $0[head].take() }
    head = (head &+ 1) & (slots.count &- 1)
    count &-= 1
    return first
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let free = repeatElement(nil as Element?, count: max(4, count))
    slots = Array(slots[head...]) + slots[..<head] + free
    head = 0
  }
}

extension Queue: Sendable where Element: Sendable {}
