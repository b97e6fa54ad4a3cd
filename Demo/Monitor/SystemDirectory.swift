#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A directory whose files are read into one buffer, again and again.
final class SystemDirectory {
  private let descriptor: CInt
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)

  /// The number of bytes that are read of a file.
  static let capacity = 131_072

  /// Opens the directory at `path`. If there is none, it has no files.
  init(_ path: String) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    buffer.deallocate()
  }

  /// Returns what `body` returns for the first `limit` bytes of a file; `nil` if it cannot be
  /// read.
  ///
  /// - Parameters:
  ///   - path: The path from the directory, which ends with a zero byte.
  ///   - limit: The number of bytes after which the file is cut off.
  ///   - body: Reads the bytes, which are valid until it returns.
  func read<Result>(
    _ path: UnsafePointer<CChar>, limit: Int = capacity,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    let file = openat(descriptor, path, O_RDONLY | O_CLOEXEC)
    if file < 0 { return nil }
    defer { close(file) }
    var count = 0
    let limit = min(limit, buffer.count)
    while count < limit {
      let step = readBytes(file, buffer.baseAddress! + count, limit - count)
      if step < 0, errno == EINTR { continue }
      if step <= 0 { break }
      count += step
    }
    return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
  }

  /// Returns the content of a file as text without blanks at the end.
  func text(_ path: String) -> String {
    let text = read(path, limit: 4096) { String(decoding: $0, as: UTF8.self) } ?? ""
    return String(text.prefix { $0 != "\n" })
  }

  /// Returns the target of a symbolic link; `nil` if it cannot be read.
  func target(_ path: String) -> String? {
    let count = readlinkat(
      descriptor, path,
      UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(
        to: CChar.self), min(4096, buffer.count))
    if count < 0 { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  /// Returns the number of the user who owns a file.
  func owner(_ path: UnsafePointer<CChar>) -> UInt32? {
    var status = stat()
    return fstatat(descriptor, path, &status, 0) == 0 ? status.st_uid : nil
  }

  /// Calls `body` for each entry whose name is a number.
  func forEachNumber(_ body: (Int32) -> Void) {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return }
    guard let entries = fdopendir(copy) else {
      close(copy)
      return
    }
    defer { closedir(entries) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
    while let entry = readdir(entries) {
      let name = UnsafeRawPointer(entry) + nameOffset
      if let number = pid(name.assumingMemoryBound(to: CChar.self)) { body(number) }
    }
  }

  /// Returns the number that is written in `name`.
  private func pid(_ name: UnsafePointer<CChar>) -> Int32? {
    var value: Int32 = 0
    var index = 0
    while name[index] >= 0x30, name[index] <= 0x39, index < 9 {
      value = value * 10 + Int32(name[index] - 0x30)
      index += 1
    }
    return index > 0 && name[index] == 0 ? value : nil
  }
}

/// Calls the system's `read`, whose name the methods hide.
private func readBytes(_ file: CInt, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(file, bytes, count)
}
