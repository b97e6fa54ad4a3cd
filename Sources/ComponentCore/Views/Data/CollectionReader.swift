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
  /// Returns an element of that content; `nil` if it has none at an index.
  @usableFromInline let element: (Int) -> Data.Element?
  /// Returns the content as it was at the call before that.
  @usableFromInline let oldContent: () -> Data
  @usableFromInline let cancellable: AnyCancellable

  @inlinable
  init<Element>(_ pending: PendingCollection<Element>, _ cancellable: AnyCancellable)
  where Data == ArraySnapshot<Element> {
    read = { pending.read() }
    content = { pending.content }
    element = { pending.element(at: $0) }
    oldContent = { pending.oldContent }
    self.cancellable = cancellable
  }
}
