/// A key of a store of user defaults, which views observe.
final class StoredEntry: Observable, @unchecked Sendable {
  // @unchecked: a store may be used on any thread, and the rest is immutable.

  private struct Key: Hashable {
    let store: ObjectIdentifier
    let name: String
  }

  private static let entries = Lock<[Key: StoredEntry]>([:])

  let key: String
  private let store: UserDefaults
  private let registrar = ObservationRegistrar()

  /// The property that stands for the value.
  private var value: Void { () }

  private init(_ key: String, in store: UserDefaults) {
    self.key = key
    self.store = store
  }

  /// Returns the entry of all properties with a key and a store.
  static func shared(_ key: String, in store: UserDefaults) -> StoredEntry {
    let new = StoredEntry(key, in: store)
    let entryKey = Key(store: ObjectIdentifier(store), name: key)
    let entry = entries.withLock { entries in
      if let entry = entries[entryKey] { return entry }
      entries[entryKey] = new
      return new
    }
    #if canImport(Darwin)
      if entry === new { entry.observeChangesOfStore() }
    #endif
    return entry
  }

  #if canImport(Darwin)
    private func observeChangesOfStore() {
      // The entry lives as long as the program.
      _ = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: store, queue: nil
      ) { [weak self] _ in self?.change { _ in } }
    }
  #endif

  /// The store, of which a body that reads it depends on this key.
  var observedStore: UserDefaults {
    registrar.access(self, keyPath: \.value)
    return store
  }

  /// The stores of all entries.
  static var stores: [UserDefaults] {
    entries.withLock { entries in entries.values.map(\.store) }
  }

  func change(_ body: (UserDefaults) -> Void) {
    registrar.withMutation(of: self, keyPath: \.value) { body(store) }
  }
}
