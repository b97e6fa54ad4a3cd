/// The values that enclosing views provide.
///
/// Read them in a view with ``Environment``, and add values of your own with ``EnvironmentKey``.
public struct EnvironmentValues {
  /// The immutable storage that copies share.
  private final class Storage {
    let entries: [ObjectIdentifier: Entry]

    init(_ entries: [ObjectIdentifier: Entry]) {
      self.entries = entries
    }
  }

  /// The value of a key, which environments share that have not changed it.
  private final class Entry {
    let value: Any

    init(_ value: Any) {
      self.value = value
    }
  }

  private var storage: Storage?

  /// Creates an environment in which all values are the defaults.
  public init() {}

  /// The value of `key`, or its default if no enclosing view provides one.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage?.entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set {
      var entries = storage?.entries ?? [:]
      entries[ObjectIdentifier(key)] = Entry(newValue)
      storage = Storage(entries)
    }
  }

  /// Whether both share one storage, so that all values are equal.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  /// Whether both provide equal values for the same keys, as far as they can be compared.
  func hasSameValues(as other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    let (entries, others) = (storage?.entries ?? [:], other.storage?.entries ?? [:])
    guard entries.count == others.count else { return false }
    for (key, entry) in entries {
      guard let other = others[key] else { return false }
      if entry !== other, !areEqualValues(entry.value, other.value) { return false }
    }
    return true
  }
}
