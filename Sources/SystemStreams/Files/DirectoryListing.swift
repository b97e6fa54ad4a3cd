#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The entries of a directory at a moment, by their names.
struct DirectoryListing: Sendable {
  /// What is different when an entry has changed.
  struct Entry: Equatable {
    let file: UInt64
    let mode: UInt32
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      file = UInt64(status.st_ino)
      mode = UInt32(status.st_mode)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
    }
  }

  private(set) var entries: [String: Entry] = [:]

  /// Creates the listing of an empty directory.
  init() {}

  /// Reads the entries of the directory at `path`.
  init(of path: String) throws(InputFailure) {
    guard let directory = opendir(path) else {
      throw InputFailure(path: path, reason: .system(errno))
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      var status = stat()
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name -> String? in
        let name = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
        // An entry may have been removed meanwhile.
        let isThere = fstatat(dirfd(directory), name, &status, AT_SYMLINK_NOFOLLOW) == 0
        return isThere ? String(cString: name) : nil
      }
      if let name, name != ".", name != ".." { entries[name] = Entry(status) }
    }
  }
}
