/// A value in the user defaults, whose change updates all views that read it.
///
///     @AppStorage("volume") private var volume = 5
///
/// A change by another property with the same key and store, in any view, updates this one. On
/// Apple's systems so does a change by `UserDefaults.set`. Elsewhere Foundation does not announce
/// that, and a view shows the value when its body is evaluated the next time; the values are saved
/// when the program ends.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  /// The value in the store that the program names, or in its own.
  private let usualEntry: StoredEntry
  private let initialValue: Value
  private let format: StorageFormat<Value>
  /// Whether the program names a store.
  private let hasStore: Bool
  @Environment(\.defaultAppStorage) private var defaultStore

  init(_ value: Value, _ key: String, _ store: UserDefaults?, _ format: StorageFormat<Value>) {
    usualEntry = StoredEntry.shared(key, in: store ?? .standard)
    initialValue = value
    self.format = format
    hasStore = store != nil
  }

  private var entry: StoredEntry {
    guard !hasStore, let defaultStore else { return usualEntry }
    return StoredEntry.shared(usualEntry.key, in: defaultStore)
  }

  /// The value in the store, or the initial one if there is none.
  public var wrappedValue: Value {
    get { format.read(entry.observedStore, entry.key) ?? initialValue }
    nonmutating set { entry.change { format.write($0, entry.key, newValue) } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    // A body that makes the binding depends on the value.
    _ = wrappedValue
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage {
  /// Creates a property of a truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }

  /// Creates a property of an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }

  /// Creates a property of a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, store, .double)
  }

  /// Creates a property of a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, store, .string)
  }

  /// Creates a property of an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Creates a property of data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }

  /// Creates a property of a value that stands for a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(.string))
  }

  /// Creates a property of a value that stands for an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(.int))
  }
}

extension AppStorage {
  /// Creates a property of a truth value that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.bool))
  }

  /// Creates a property of an integer that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.int))
  }

  /// Creates a property of a number that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.double))
  }

  /// Creates a property of a text that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.string))
  }

  /// Creates a property of an address that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }

  /// Creates a property of data that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.data))
  }

  /// Creates a property of a value that stands for a text, and may be absent.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(nil, key, store, .optional(.raw(.string)))
  }

  /// Creates a property of a value that stands for an integer, and may be absent.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(nil, key, store, .optional(.raw(.int)))
  }
}

/// A value that belongs to a scene. A program on a terminal has one scene, so it is stored in the
/// user defaults.
public typealias SceneStorage = AppStorage
