import ObservableCollections
import Signals

/// A collection that a lazy container can follow.
@usableFromInline
struct FollowedCollection<Data: Collection>: Sendable {
  @usableFromInline let publisher: any Publisher
  /// Subscribes to the publisher, and calls its argument after each change, on any thread.
  @usableFromInline let follow: @Sendable (@escaping @Sendable () -> Void) -> CollectionReader<Data>

  @inlinable
  init(
    _ publisher: any Publisher,
    follow: @escaping @Sendable (@escaping @Sendable () -> Void) -> CollectionReader<Data>
  ) {
    self.publisher = publisher
    self.follow = follow
  }
}

/// Reads the content of a collection that is followed.
///
/// Its closures are created where the type of the elements is known, so that they are specialized.
@usableFromInline
final class CollectionReader<Data: Collection> {
  /// Returns what has changed since the last call.
  @usableFromInline let read: () -> OffsetChange
  /// Returns the content as it was at the last call of ``read``.
  @usableFromInline let content: () -> Data
  /// Calls its second argument with an element of that content; returns `false` if it has none at
  /// an index.
  @usableFromInline
  let readElement: @MainActor (Int, @MainActor (Data.Element) -> Void) -> Bool
  /// Returns the content as it was at the call before that.
  @usableFromInline let oldContent: () -> Data
  @usableFromInline let cancellable: AnyCancellable

  @inlinable
  init<Element>(_ pending: PendingCollection<Element>, _ cancellable: AnyCancellable)
  where Data == ArraySnapshot<Element> {
    read = { pending.read() }
    content = { pending.content }
    readElement = { index, body in
      guard let element = pending.element(at: index) else { return false }
      body(element)
      return true
    }
    oldContent = { pending.oldContent }
    self.cancellable = cancellable
  }
}
