import Signals

/// Values that views tell a container which is made of them, with
/// ``Group/init(subviews:transform:)`` or ``ForEach/init(subviews:content:)``.
///
///     extension ContainerValues {
///       var isPinned: Bool {
///         get { self[IsPinned.self] }
///         set { self[IsPinned.self] = newValue }
///       }
///     }
///
///     Board {
///       Text("Milk")
///       Text("Rent").containerValue(\.isPinned, true)
///     }
///
/// The container reads it as `subview.containerValues.isPinned`. A value reaches the innermost
/// container only.
public struct ContainerValues {
  var values: [ObjectIdentifier: Any]
  /// The tag of the view.
  var tag: AnyHashable?

  /// The value of `key`.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag that `tag(_:)` has given the view, if it has that type.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }

  /// Returns whether the view has `tag`.
  public func hasTag(_ tag: some Hashable) -> Bool { self.tag == AnyHashable(tag) }
}

// Its values may not be `Sendable`.
@available(*, unavailable) extension ContainerValues: Sendable {}

/// A key of the ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that does not set it.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the container of this view a value.
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    trait((keyPath, value)) { $0.setContainerValue($1.0, $1.1) }
  }

  /// Tells the container of this view the newest value of the publisher, and the default before
  /// the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func containerValue<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<ContainerValues, Value> & Sendable,
    _ values: some Publisher<Value, Never>
  ) -> some View {
    trait(ValueOrPublisher(values)) { $0.setContainerValue(keyPath, $1) }
  }
}

extension LayoutTraits {
  fileprivate func setContainerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) {
    var container = ContainerValues(values: values)
    container[keyPath: keyPath] = value
    values = container.values
  }
}
