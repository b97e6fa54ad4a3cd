import Signals

/// A key of the values that views tell the layout that places them.
///
///     private struct Rank: LayoutValueKey {
///       static let defaultValue = 0
///     }
///
///     Podium {
///       Text("Ada").layoutValue(key: Rank.self, value: 1)
///       Text("Bob").layoutValue(key: Rank.self, value: 3)
///     }
///
/// The layout reads it as `subview[Rank.self]`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that does not set it.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the ``Layout`` that places this view the value of `key`.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    let id = ObjectIdentifier(key)
    return trait(value) { $0.values[id] = $1 }
  }

  /// Tells the ``Layout`` that places this view the newest of `values` for `key`, and the default
  /// before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value values: some Publisher<Key.Value, Never>
  ) -> some View where Key.Value: Equatable & Sendable {
    let id = ObjectIdentifier(key)
    return trait(ValueOrPublisher(values)) { $0.values[id] = $1 }
  }
}
