#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file of which any part can be read. Closed when it is released.
package final class OpenFile: Sendable {
  /// What tells two files apart, however they are named.
  private struct Identity: Equatable {
    let device: UInt64
    let number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  package let descriptor: CInt
  private let identity: Identity

  /// Takes over an open descriptor of a file.
  package init(descriptor: CInt) {
    self.descriptor = descriptor
    identity = Identity(OpenFile.status(of: descriptor))
  }

  /// Opens the file at `path`; `nil` if it cannot be read, with the reason in `errno`.
  package convenience init?(at path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    if descriptor < 0 { return nil }
    self.init(descriptor: descriptor)
  }

  deinit { close(descriptor) }

  /// The number of bytes at this moment.
  package var size: Int { Int(OpenFile.status(of: descriptor).st_size) }

  /// Whether it is neither a directory nor a pipe or a device.
  package var isRegular: Bool { OpenFile.status(of: descriptor).st_mode & S_IFMT == S_IFREG }

  /// Whether it is a directory.
  package var isDirectory: Bool { OpenFile.status(of: descriptor).st_mode & S_IFMT == S_IFDIR }

  /// Returns the file that has the name `path` now, if that is another one that can be read.
  package func successor(at path: String) -> OpenFile? {
    var status = stat()
    guard stat(path, &status) == 0, Identity(status) != identity else { return nil }
    // The file that is opened may be yet another one.
    return OpenFile(at: path).flatMap { $0.identity == identity || !$0.isRegular ? nil : $0 }
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

  /// Returns what the system knows of an open file; zeros if it is none.
  private static func status(of descriptor: CInt) -> stat {
    var status = stat()
    fstat(descriptor, &status)
    return status
  }
}
