// What Foundation has on other systems, and not on Linux.

#if os(Linux)
  extension URL {
    /// The folder of the user's documents.
    public static var documentsDirectory: URL { .folder(.documentDirectory) }
    /// The folder of files that can be made again.
    public static var cachesDirectory: URL { .folder(.cachesDirectory) }
    /// The folder of the files of programs.
    public static var applicationSupportDirectory: URL { .folder(.applicationSupportDirectory) }
    /// The folder of files from the network.
    public static var downloadsDirectory: URL { .folder(.downloadsDirectory) }

    /// Returns `true`: a program on Linux needs no permission for a file that was chosen.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing.
    public func stopAccessingSecurityScopedResource() {}

    private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: folder, in: .userDomainMask).first ?? .homeDirectory
    }
  }

  extension UserDefaults {
    /// Stores a value.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the stored value.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
