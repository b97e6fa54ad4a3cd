/// The newest values of a subject, which new subscribers receive first.
@usableFromInline
struct ReplayBuffer<Output: Sendable>: Sendable {
  /// The number of values to keep.
  @usableFromInline let limit: Int
  /// The newest value, which is apart from the others because most subjects keep no more.
  @usableFromInline var newest: Output?
  @usableFromInline var older = Queue<Output>()

  @inlinable
  init(limit: Int, newest: Output? = nil) {
    self.limit = limit
    self.newest = newest
  }

  @inlinable
  mutating func append(_ value: Output) {
    if limit > 1, let newest {
      older.append(newest)
      if older.count == limit { _ = older.popFirst() }
    }
    newest = value
  }

  /// Sends the values to `box`, oldest first, as long as it needs more.
  @inlinable
  func send(to box: SubscriberBox<Output, some Error>) {
    var older = older
    while box.isActive, let value = older.popFirst() {
      if box.receive(value) == .stop { box.deactivate() }
    }
    if box.isActive, let newest, box.receive(newest) == .stop { box.deactivate() }
  }
}
