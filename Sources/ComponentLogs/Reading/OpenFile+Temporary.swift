import SystemStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenFile {
  /// Creates an empty file without a name; `nil` if that is not possible.
  static func temporary() -> OpenFile? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/annunciator-log-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    if descriptor < 0 { return nil }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return OpenFile(descriptor: descriptor)
  }

  /// Appends bytes, to a file that was created by ``temporary()``.
  func append(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
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
  func truncate(to size: Int) {
    _ = ftruncate(descriptor, off_t(size))
  }
}
