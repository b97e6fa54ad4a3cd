/// The values that enclosing views provide.
///
/// Read them in a view with ``Environment``, and add values of your own with ``EnvironmentKey``.
public struct EnvironmentValues {
  /// The immutable storage that copies share.
  private final class Storage {
    let values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  private var storage: Storage?

  /// Creates an environment in which all values are the defaults.
  public init() {}

  /// The value of `key`, or its default if no enclosing view provides one.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      var values = storage?.values ?? [:]
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// Whether both share one storage, so that all values are equal.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}
