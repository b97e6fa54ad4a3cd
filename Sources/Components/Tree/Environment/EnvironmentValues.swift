/// What the views around a view have said.
public struct EnvironmentValues {
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage: Storage?

  /// Nothing has been said.
  public init() {}

  /// The value of `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      var values = storage?.values ?? [:]
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// Whether both are copies of one.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}
