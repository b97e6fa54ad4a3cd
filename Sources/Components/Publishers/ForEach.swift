import ComponentCore
import ObservableCollections
import Signals

extension ForEach {
  /// Creates a view for each element of the newest collection of `publisher`.
  ///
  /// Shows nothing until the publisher sends its first collection.
  ///
  /// - Parameters:
  ///   - publisher: The collections of elements to show.
  ///   - id: The key path to an element's identity.
  ///   - content: Creates the view of an element.
  public init(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: Sendable {
    self.init(following: publisher, { $0[keyPath: id] }, content)
  }

  /// Creates a view for each element of the newest collection of `publisher`, identified by its
  /// `id`.
  ///
  /// Shows nothing until the publisher sends its first collection.
  public init(
    _ publisher: some Publisher<Data, Never>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: Sendable, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(following: publisher, { $0.id }, content)
  }

  /// Creates a view for each element of `collection`, such as an `ObservableArray`.
  ///
  /// In a ``List`` or a lazy stack, a change takes time for the rows on the screen and the
  /// logarithm of the number of elements, however many there are.
  ///
  /// - Parameters:
  ///   - collection: The elements to show, with their changes.
  ///   - id: The key path to an element's identity.
  ///   - content: Creates the view of an element.
  @inlinable
  public init<C: CollectionPublisher>(
    _ collection: C, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (C.Element) -> Content
  ) where Data == ArraySnapshot<C.Element>, C.Failure == Never {
    self.init(following: collection, { $0[keyPath: id] }, content)
  }

  /// Creates a view for each element of `collection`, such as an `ObservableArray`, identified by
  /// its `id`.
  @inlinable
  public init<C: CollectionPublisher>(
    _ collection: C, @ViewBuilder content: @escaping (C.Element) -> Content
  )
  where
    Data == ArraySnapshot<C.Element>, C.Failure == Never, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(following: collection, { $0.id }, content)
  }
}
