/// Values that leave in the order in which they came.
@usableFromInline
struct Queue<Element> {
  /// Emptied up to `head`.
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable
  var count: Int {
    elements.count - head
  }

  @inlinable
  var isEmpty: Bool {
    head == elements.count
  }

  @inlinable
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Takes out the oldest.
  @inlinable
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let first = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 > elements.count {
      // Moves no more elements than have left since the last time.
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}

extension Queue: Sendable where Element: Sendable {}
