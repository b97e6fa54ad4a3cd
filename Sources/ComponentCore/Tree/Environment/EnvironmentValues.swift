/// The values that enclosing views provide.
///
/// Read them in a view with ``Environment``, and add values of your own with ``EnvironmentKey``.
public struct EnvironmentValues {
  /// The immutable storage that copies share.
  ///
  /// There are few values, which are read often, so a search through the keys takes less time than
  /// hashing one.
  private final class Storage {
    private let values: [(key: ObjectIdentifier, value: Entry)]

    init(_ values: [(key: ObjectIdentifier, value: Entry)]) {
      self.values = values
    }

    /// Returns the value of a key, if there is one.
    func value(of key: ObjectIdentifier) -> Entry? {
      for index in values.indices where values[index].key == key { return values[index].value }
      return nil
    }

    /// Returns a copy with another value of a key.
    func setting(_ key: ObjectIdentifier, to value: Entry) -> Storage {
      var new: [(key: ObjectIdentifier, value: Entry)] = []
      new.reserveCapacity(values.count + 1)
      for index in values.indices where values[index].key != key { new.append(values[index]) }
      new.append((key, value))
      return Storage(new)
    }

    /// Whether both have equal values of the same keys, as far as they can be compared.
    func hasSameValues(as other: Storage) -> Bool {
      guard values.count == other.values.count else { return false }
      for (key, value) in values {
        guard let otherValue = other.value(of: key) else { return false }
        if otherValue !== value, !otherValue.isEqual(to: value) { return false }
      }
      return true
    }
  }

  /// The value of a key, which environments share that have not changed it.
  private class Entry {
    func isEqual(to other: Entry) -> Bool { self === other }
  }

  /// The value of a key whose values have the type `Value`.
  private final class ValueEntry<Value>: Entry {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }

    override func isEqual(to other: Entry) -> Bool {
      (other as? ValueEntry).map { areEqual(value, $0.value) } ?? false
    }
  }

  private var storage: Storage?

  /// Creates an environment in which all values are the defaults.
  public init() {}

  /// The value of `key`, or its default if no enclosing view provides one.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let entry = storage?.value(of: ObjectIdentifier(key)) else { return Key.defaultValue }
      // The setter made this entry for the same key.
      return unsafeDowncast(entry, to: ValueEntry<Key.Value>.self).value
    }
    set {
      let entry = ValueEntry<Key.Value>(newValue)
      storage =
        storage?.setting(ObjectIdentifier(key), to: entry)
        ?? Storage([(ObjectIdentifier(key), entry)])
    }
  }

  /// Whether both share one storage, so that all values are equal.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  /// Whether both provide equal values for the same keys, as far as they can be compared.
  func hasSameValues(as other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard let storage, let other = other.storage else { return false }
    return storage.hasSameValues(as: other)
  }
}
