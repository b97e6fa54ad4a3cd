#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file of which any part can be read. Closed when it is released.
package final class LogFile: Sendable {
  /// What tells two files apart, however they are named.
  package struct Identity: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  private let descriptor: CInt
  /// The identity of the file.
  package let identity: Identity

  /// Takes over an open descriptor of a file.
  package init(descriptor: CInt) {
    self.descriptor = descriptor
    identity = Identity(LogFile.status(of: descriptor))
  }

  /// Opens the file at `path`; `nil` if it cannot be read, with the reason in `errno`.
  package convenience init?(at path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { return nil }
    self.init(descriptor: descriptor)
  }

  deinit { close(descriptor) }

  /// The number of bytes at this moment.
  package var size: Int { Int(LogFile.status(of: descriptor).st_size) }

  /// Whether it is neither a directory nor a pipe or a device.
  package var isRegular: Bool { LogFile.status(of: descriptor).st_mode & S_IFMT == S_IFREG }

  /// Whether it is a directory.
  package var isDirectory: Bool { LogFile.status(of: descriptor).st_mode & S_IFMT == S_IFDIR }

  /// Returns the identity of the file that has the name `path` at this moment.
  package static func identity(at path: String) -> Identity? {
    var status = stat()
    return stat(path, &status) == 0 ? Identity(status) : nil
  }

  /// Reads bytes at `offset` into `buffer`; returns how many there were.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var total = 0
    while total < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress.map { $0 + total }, buffer.count - total,
        off_t(offset + total))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      total += count
    }
    return total
  }

  /// Appends bytes, to a file that was created by ``temporary()``.
  package func append(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Removes the bytes after the first `size`, of a file that was created by ``temporary()``.
  package func truncate(to size: Int) {
    _ = ftruncate(descriptor, off_t(size))
  }

  /// Creates an empty file without a name; `nil` if that is not possible.
  package static func temporary() -> LogFile? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/annunciator-log-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    if descriptor < 0 { return nil }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return LogFile(descriptor: descriptor)
  }

  /// Returns what the system knows of an open file; zeros if it is none.
  private static func status(of descriptor: CInt) -> stat {
    var status = stat()
    fstat(descriptor, &status)
    return status
  }
}
