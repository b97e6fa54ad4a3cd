#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of a thread, which tells the work of a thread from that of others.
@usableFromInline
package struct ThreadID: Hashable, Sendable {
  @usableFromInline let bits: UInt

  @inlinable
  init(bits: UInt) {
    self.bits = bits
  }

  /// The identity of no thread.
  @inlinable @inline(__always)
  static var none: ThreadID { ThreadID(bits: 0) }

  @inlinable @inline(__always)
  package static func == (lhs: ThreadID, rhs: ThreadID) -> Bool {
    lhs.bits == rhs.bits
  }

  /// The thread that reads this property.
  @usableFromInline package static var current: ThreadID {
    #if canImport(Darwin)
      ThreadID(bits: UInt(bitPattern: pthread_self()))
    #else
      ThreadID(bits: UInt(pthread_self()))
    #endif
  }
}
