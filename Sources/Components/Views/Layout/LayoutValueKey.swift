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
    nodeModifier(LayoutValueModifier(id: ObjectIdentifier(key), value: value))
  }

  /// Tells the ``Layout`` that places this view the newest of `values` for `key`, and the default
  /// before the first value.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value values: some Publisher<Key.Value, Never>
  ) -> some View where Key.Value: Equatable & Sendable {
    let id = ObjectIdentifier(key)
    return trait(ValueOrPublisher(values)) { $0.values[id] = $1 }
  }
}

private nonisolated struct LayoutValueModifier<Value>: NodeModifier {
  let id: ObjectIdentifier
  let value: Value

  @MainActor
  func update(_ wrapper: LayoutValueNode<Value>) {
    wrapper.setValue(value, of: id)
  }
}

private final class LayoutValueNode<Value>: ContainerNode {
  private var entry: (id: ObjectIdentifier, value: Value)?

  func setValue(_ value: Value, of id: ObjectIdentifier) {
    if let entry, entry.id == id, areEqual(entry.value, value) { return }
    entry = (id, value)
    traitsOfChildDidChange()
  }

  override var resolvedLayoutTraits: LayoutTraits? {
    guard let entry else { return super.resolvedLayoutTraits }
    let traits = LayoutTraits(copying: super.resolvedLayoutTraits)
    traits.values[entry.id] = entry.value
    return traits
  }
}
