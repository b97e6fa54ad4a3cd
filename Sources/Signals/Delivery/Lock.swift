import Synchronization

/// A mutex that protects a value.
///
/// With `-DTSAN` it also tells the thread sanitizer about the order of its holders, which the
/// sanitizer cannot see because the mutex waits inside a library that is not instrumented.
@usableFromInline
package struct Lock<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  #if TSAN
    /// Written by each holder and read by the next one.
    @usableFromInline let handover = Atomic<Bool>(true)
  #endif

  @inlinable
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs `body` with exclusive access to the value.
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
