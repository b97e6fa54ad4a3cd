#if !canImport(Darwin)
  import Glibc

  /// The open descriptors of this process, as Linux describes them in `/proc/self/fdinfo`.
  enum ProcessDescriptors {
    private static let directory = "/proc/self/fdinfo"

    /// Returns the epoll descriptor that waits for `descriptor`, or `nil` if there is none.
    static func epollDescriptor(containing descriptor: CInt) -> CInt? {
      guard let entries = opendir(directory) else { return nil }
      defer { closedir(entries) }
      while let entry = readdir(entries) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard let candidate = CInt(name) else { continue }
        if epollTargets(in: contents(of: "\(directory)/\(name)")).contains(descriptor) {
          return candidate
        }
      }
      return nil
    }

    /// Returns the descriptors that an epoll descriptor waits for, given its description, which
    /// has a line `tfd:  5 events:  19 …` for each of them.
    static func epollTargets(in description: String) -> [CInt] {
      description.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.count > 1 && words[0] == "tfd:" ? CInt(words[1]) : nil
      }
    }

    private static func contents(of path: String) -> String {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return "" }
      defer { close(file) }
      var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4_096))
      while true {
        let count = read(file, &buffer, buffer.count)
        guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
        bytes += buffer.prefix(count)
      }
    }
  }
#endif
