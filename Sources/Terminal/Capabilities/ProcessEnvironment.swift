#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment variables of this process.
enum ProcessEnvironment {
  /// Returns the value of a variable, or `nil` if it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
