extension Collection where Self: Sendable, Element: Publisher {
  /// Publishes the first values of all publishers of this collection, in its order, the second
  /// values, and so on.
  ///
  ///     first:      --1--2-----3--|
  ///     second:     ------8-9-------|
  ///     zipped():   ------[18]-[29]-------|
  ///
  /// Like ``Publisher/zip(_:)``, for any number of publishers. An empty collection finishes at
  /// once.
  @inlinable
  public func zipped() -> some Publisher<[Element.Output], Element.Failure> {
    CombinedCollection(self, ZippedState(upstreams: count))
  }
}

@usableFromInline
struct ZippedState<Value: Sendable>: CombiningState {
  @usableFromInline var queues: [ZipQueue<Value>]
  /// The number of empty queues.
  @usableFromInline var missing: Int

  @inlinable
  init(upstreams: Int) {
    queues = Array(repeating: ZipQueue(), count: upstreams)
    missing = upstreams
  }

  @inlinable
  var isFinished: Bool {
    queues.contains { $0.isOver }
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Value, from upstream: Int) -> [Value]? {
    if queues[upstream].isEmpty { missing -= 1 }
    queues[upstream].append(input)
    guard missing == 0 else { return nil }
    var row: [Value] = []
    row.reserveCapacity(queues.count)
    for index in queues.indices {
      if let first = queues[index].popFirst() { row.append(first) }
      if queues[index].isEmpty { missing += 1 }
    }
    return row
  }

  @inlinable
  mutating func finish(_ upstream: Int) -> Bool {
    queues[upstream].isFinished = true
    return queues[upstream].isOver
  }
}
