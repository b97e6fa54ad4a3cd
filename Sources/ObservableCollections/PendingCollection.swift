import Signals

// How a pending collection saves copies: A tree of elements is changed in place while nothing else
// refers to it. Otherwise the nodes on the way to the change are copied, and the old ones freed.
// A follower that keeps the newest snapshot makes every change copy. So a pending collection has
// the only reference, reads single elements from it, and lets the operator that makes the content
// insert into it. A reader still sees the content as it was at its last read: the steps since then
// are taken back in a copy, which is needed only if another thread changes the collection in the
// middle of a frame.

/// The content of a collection on its way to a reader that reads it now and then, such as before
/// each frame.
///
///     changes:   (reset [a b])──insert c at 2──remove a at 0──────
///     reads:     ──────────────────────────────────┃──────────────
///     read:                                        insert 2..<3, remove 0..<1
///
/// It is a subscriber that keeps the content and what has changed since the last read. A change of
/// very many steps becomes a reset.
///
/// Any thread may read and change it. No code of others runs while its lock is held.
@usableFromInline
package final class PendingCollection<Element: Sendable>: Sendable {
  @usableFromInline typealias Tree = CountedTree<NoWeight<Element>>
  @usableFromInline typealias Step = CollectionChange<Element>.Step

  @usableFromInline
  struct Contents: Sendable {
    /// The newest content.
    @usableFromInline var newest = Tree()
    /// The steps since the last read.
    @usableFromInline var unread: [Step] = []
    /// Steps that are no longer needed, until they are released.
    @usableFromInline var dropped: [Step] = []
    /// Whether the content was replaced since the last read.
    @usableFromInline var isReset = false
    /// The content at the last read, once the content was replaced.
    @usableFromInline var replaced: ArraySnapshot<Element>?
    /// The steps between the last two reads.
    @usableFromInline var lastRead: [Step] = []
    /// The content before the last read, if that was a reset.
    @usableFromInline var lastReplaced: ArraySnapshot<Element>?

    @inlinable
    init() {}
  }

  /// The number of steps above which a change becomes a reset, which limits the memory of a
  /// collection that is not read.
  @inlinable
  static var stepLimit: Int { 1_024 }

  @usableFromInline let contents = Lock(Contents())
  /// Called after each change, on the thread that makes it.
  @usableFromInline let didChange: @Sendable () -> Void

  /// Creates an empty collection.
  @inlinable
  package init(didChange: @escaping @Sendable () -> Void) {
    self.didChange = didChange
  }

  // MARK: Reading

  /// Returns what has changed since the last read.
  @inlinable
  package func read() -> OffsetChange {
    let (change, _) = contents.withLock { contents in
      var change = OffsetChange(count: contents.newest.count, isReset: contents.isReset)
      if !contents.isReset {
        for step in contents.unread { change.append(step) }
      }
      // Elements that only these refer to are released after unlocking.
      let released = (contents.lastRead, contents.lastReplaced)
      (contents.lastRead, contents.lastReplaced) = (contents.unread, contents.replaced)
      (contents.unread, contents.replaced, contents.isReset) = ([], nil, false)
      return (change, released)
    }
    return change
  }

  /// The content at the last read.
  @usableFromInline
  package var content: ArraySnapshot<Element> { contents.withLock { $0.content } }

  /// Returns an element of the content at the last read; `nil` if it has none at `index`.
  @inlinable
  package func element(at index: Int) -> Element? {
    contents.withLock { contents in
      let tree = contents.isNewestRead ? contents.newest : contents.content.tree
      return index >= 0 && index < tree.count ? tree.root.element(at: index) : nil
    }
  }

  /// The content at the read before the last one.
  @usableFromInline
  package var oldContent: ArraySnapshot<Element> {
    contents.withLock { $0.lastReplaced ?? $0.content.reverting($0.lastRead) }
  }

  // MARK: Changing

  /// The newest content, which is not to be kept.
  @inlinable
  var newest: Tree { contents.withLock { $0.newest } }

  /// Inserts the only element of `elements`, in place if nothing else refers to the content.
  @inlinable
  func insert(single elements: [Element], at offset: Int) {
    change { contents in
      contents.newest.insert(elements[0], at: offset)
      contents.record(.insert(offset: offset, elements: elements))
    }
  }

  /// Removes an element, in place if nothing else refers to the content.
  @inlinable
  func remove(at offset: Int) {
    change { contents in
      let element = contents.newest.remove(at: offset)
      contents.record(.remove(offset: offset, elements: [element]))
    }
  }

  @inlinable @inline(__always)
  func change(_ body: (inout Contents) -> Void) {
    // Elements to which only these steps refer are released after unlocking.
    let released = contents.withLock { contents in
      body(&contents)
      if contents.unread.count > Self.stepLimit { contents.reset() }
      return contents.takeDropped()
    }
    withExtendedLifetime(released) { didChange() }
  }
}

extension PendingCollection: Subscriber {
  /// Follows a change.
  @inlinable
  package func receive(_ change: CollectionChange<Element>) -> Demand {
    self.change { contents in
      if change.isReset { contents.reset() }
      contents.newest = change.snapshot.tree
      for step in change.steps { contents.record(step) }
    }
    return .more
  }

  /// Does nothing: the last content stays.
  @inlinable
  package func receive(completion: Completion<Never>) {}
}

extension PendingCollection.Contents {
  /// Whether nothing has changed since the last read.
  @inlinable
  var isNewestRead: Bool { !isReset && unread.isEmpty }

  /// The content at the last read.
  @usableFromInline
  var content: ArraySnapshot<Element> {
    if isReset { return replaced ?? ArraySnapshot() }
    return ArraySnapshot(tree: newest).reverting(unread)
  }

  /// Records a step that the newest content has followed.
  @inlinable
  mutating func record(_ step: CollectionChange<Element>.Step) {
    if !isReset { unread.record(step) }
  }

  /// Keeps the content at the last read instead of the steps since then.
  @usableFromInline
  mutating func reset() {
    if isReset { return }
    (replaced, isReset) = (content, true)
    (dropped, unread) = (unread, [])
  }

  /// Returns the steps that are no longer needed.
  @inlinable
  mutating func takeDropped() -> [CollectionChange<Element>.Step] {
    if dropped.isEmpty { return [] }
    defer { dropped = [] }
    return dropped
  }
}

extension ArraySnapshot where Element: Sendable {
  /// The content before `steps`, which have led to this one.
  fileprivate func reverting(_ steps: [CollectionChange<Element>.Step]) -> ArraySnapshot {
    if steps.isEmpty { return self }
    var editor = ArrayEditor(self)
    for step in steps.reversed() { editor.revert(step) }
    return editor.snapshot
  }
}
