/// How a value is read from the user defaults and written to them.
struct StorageFormat<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  static func raw<Raw>(_ format: StorageFormat<Raw>) -> StorageFormat
  where Value: RawRepresentable<Raw> {
    StorageFormat {
      format.read($0, $1).flatMap(Value.init(rawValue:))
    } write: {
      format.write($0, $1, $2.rawValue)
    }
  }

  static func optional<Wrapped>(_ format: StorageFormat<Wrapped>) -> StorageFormat
  where Value == Wrapped? {
    StorageFormat {
      format.read($0, $1)
    } write: { store, key, value in
      if let value { format.write(store, key, value) } else { store.removeObject(forKey: key) }
    }
  }

  private init(
    read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// Creates a format from functions of which `read` is only called if there is a value.
  fileprivate init(
    _ read: @escaping (UserDefaults, String) -> Value?,
    _ write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.init(read: { $0.object(forKey: $1) == nil ? nil : read($0, $1) }, write: write)
  }
}

extension StorageFormat<Bool> {
  static var bool: Self { Self({ $0.bool(forKey: $1) }, { $0.set($2, forKey: $1) }) }
}

extension StorageFormat<Int> {
  static var int: Self { Self({ $0.integer(forKey: $1) }, { $0.set($2, forKey: $1) }) }
}

extension StorageFormat<Double> {
  static var double: Self { Self({ $0.double(forKey: $1) }, { $0.set($2, forKey: $1) }) }
}

extension StorageFormat<String> {
  static var string: Self { Self({ $0.string(forKey: $1) }, { $0.set($2, forKey: $1) }) }
}

extension StorageFormat<Data> {
  static var data: Self { Self({ $0.data(forKey: $1) }, { $0.set($2, forKey: $1) }) }
}

extension StorageFormat<URL> {
  /// Foundation on Linux takes every stored URL for a file, so texts are stored.
  static var url: Self {
    Self(
      { $0.string(forKey: $1).flatMap { URL(string: $0) } ?? $0.url(forKey: $1) },
      { $0.set($2.absoluteString, forKey: $1) })
  }
}
