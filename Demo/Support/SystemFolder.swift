#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of files that the system makes when they are read, such as `/proc`.
package struct SystemFolder: Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Returns the first `limit` bytes of a file; `nil` if it cannot be read.
  package func bytes(of name: String, limit: Int = 131_072) -> [UInt8]? {
    let file = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    if file < 0 { return nil }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        let step = read(file, buffer.baseAddress! + count, limit - count)
        if step < 0, errno == EINTR { continue }
        if step <= 0 { return }
        count += step
      }
    }
  }

  /// Returns the words of a short file; none if it cannot be read.
  package func words(of name: String) -> [String] {
    bytes(of: name, limit: 4_096)?.words ?? []
  }

  /// Returns the target of a symbolic link; `nil` if it cannot be read.
  package func target(of name: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("\(path)/\(name)", &buffer, buffer.count)
    if count < 0 { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the number of the user who owns a file.
  package func owner(of name: String) -> UInt32? {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? status.st_uid : nil
  }

  /// The entries whose names are numbers, in order.
  package var numbers: [Int32] { names.compactMap { Int32($0) }.sorted() }

  /// The names of all entries, but not of hidden ones.
  package var names: [String] {
    guard let entries = opendir(path) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.text }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
