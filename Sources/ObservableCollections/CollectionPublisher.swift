import Signals

/// A publisher of the changes of a collection.
///
///     let open = todos.filter { !$0.isDone }.sorted(by: \.priority)
///     let subscription = open.sink { change in … }
///
/// The first value is a reset with the whole content, and each later one leads from the content
/// after the value before it to the next content. ``ObservableArray`` is such a publisher, and so
/// are its operators, whose results each keep up with a change at a cost that hardly depends on
/// the size of the collection.
///
/// The operators of `Publisher` apply as well, to whole changes. Where both have an operator of
/// the same name, such as `map`, `filter` and `prefix`, the types of its closure decide, or
/// otherwise the operator on elements is used. Pass the result of an operator of `Publisher`,
/// such as `receive(on:)`, to ``AnyCollectionPublisher`` to continue with operators on elements.
public protocol CollectionPublisher<Element, Failure>: Publisher
where Output == CollectionChange<Element> {
  /// The type of the elements of the collection.
  associatedtype Element: Sendable
}

extension CollectionPublisher {
  /// The content of the collection, first as it is and then after each change.
  ///
  ///     changes:     (reset [a b])--insert c at 2--remove a at 0--
  ///     snapshots:   ([a b])--------[a b c]--------[b c]----------
  @inlinable
  public var snapshots: some Publisher<ArraySnapshot<Element>, Failure> {
    OperatorPublisher(self, Map { $0.snapshot })
  }

  /// Returns this publisher without its type, as a property may have it.
  public func eraseToAnyCollectionPublisher() -> AnyCollectionPublisher<Element, Failure> {
    AnyCollectionPublisher(self)
  }
}

/// A publisher of the changes of a collection, whose type is hidden.
///
///     let rows: AnyCollectionPublisher<Row, Never>
public struct AnyCollectionPublisher<Element: Sendable, Failure: Error>: CollectionPublisher {
  /// The content after each change, and what has changed.
  public typealias Output = CollectionChange<Element>

  let base: AnyPublisher<CollectionChange<Element>, Failure>

  /// Creates a publisher of the changes that `base` publishes.
  ///
  /// Its first value must be a reset, as that of every ``CollectionPublisher``, and each later one
  /// must follow from the one before it. So operators like `receive(on:)` may stand before this
  /// one, but not those that drop values.
  public init(_ base: some Publisher<CollectionChange<Element>, Failure>) {
    self.base = base.eraseToAnyPublisher()
  }

  /// Subscribes `subscriber`, which first receives the content as a reset.
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    base.subscribe(subscriber)
  }
}
