#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files of text, through the platform's C library.
enum TextFile {
  /// Returns the contents of the file at `path`, or `nil` if it cannot be read.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Replaces the contents of the file at `path`, and creates `folder` if there is none.
  ///
  /// - Returns: Whether all of `text` has been written.
  static func write(_ text: String, to path: String, in folder: String) -> Bool {
    mkdir(folder, 0o777)
    guard let file = fopen(path, "wb") else { return false }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }

  /// Returns the value of an environment variable, or `nil` if it is not set.
  static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
