#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes as many of `bytes` as `descriptor` accepts.
///
/// Types whose methods are called `write` use it, because these hide the system's function.
///
/// - Returns: The number of bytes, or -1 for an error, which `errno` tells.
func writeSome(_ bytes: ArraySlice<UInt8>, to descriptor: CInt) -> Int {
  bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}
