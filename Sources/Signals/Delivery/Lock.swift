import Synchronization

/// A mutex around a value.
///
/// With `-DTSAN` it tells the thread sanitizer what it cannot see: the mutex waits inside a library
/// that the sanitizer does not instrument.
@usableFromInline
package struct Lock<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  #if TSAN
    /// What one holder leaves and the next one finds.
    @usableFromInline let handover = Atomic<Bool>(true)
  #endif

  @inlinable
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  @inlinable
  package borrowing func withLock<Result>(
    _ body: (inout sending Value) -> sending Result
  ) -> sending Result {
    #if TSAN
      mutex.withLock { value in
        _ = handover.load(ordering: .acquiring)
        defer { handover.store(true, ordering: .releasing) }
        return body(&value)
      }
    #else
      mutex.withLock(body)
    #endif
  }
}
