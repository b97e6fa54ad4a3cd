#if !canImport(Darwin)
  import Glibc

  /// The state of a process, as Linux describes it in `/proc`.
  enum ProcessState {
    /// Whether a signal has stopped the process `id`.
    static func isStopped(_ id: pid_t) -> Bool {
      let file = open("/proc/\(id)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 1_024)
      let count = read(file, &bytes, bytes.count)
      let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      // The state follows the name, which is in parentheses and may contain any characters.
      return text.split(separator: ") ").last?.first == "T"
    }
  }
#endif
