#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of a running thread.
struct ThreadID: Hashable, Sendable {
  private let number: UInt

  static var current: ThreadID {
    #if canImport(Glibc)
      ThreadID(number: UInt(pthread_self()))
    #else
      ThreadID(number: UInt(bitPattern: pthread_self()))
    #endif
  }
}
