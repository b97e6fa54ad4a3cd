#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of a thread, which tells the work of a thread from that of others.
@usableFromInline
struct ThreadID: Equatable, Sendable {
  private let bits: UInt

  /// The thread that reads this property.
  @usableFromInline static var current: ThreadID {
    #if canImport(Darwin)
      ThreadID(bits: UInt(bitPattern: pthread_self()))
    #else
      ThreadID(bits: UInt(pthread_self()))
    #endif
  }
}
