import Synchronization

/// A mutex around a value.
///
/// With `-DTSAN` it tells the thread sanitizer what it cannot see: the mutex waits inside a library
/// that the sanitizer does not instrument.
@usableFromInline
package struct Lock<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>

  @inlinable
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  @inlinable
  package borrowing func withLock<Result>(
    _ body: (inout sending Value) -> sending Result
  ) -> sending Result {
    mutex.withLock { value in
      #if TSAN
        withUnsafeMutablePointer(to: &value) { sanitizerAcquires($0) }
        defer { withUnsafeMutablePointer(to: &value) { sanitizerReleases($0) } }
      #endif
      return body(&value)
    }
  }
}

#if TSAN
  @_silgen_name("__tsan_acquire")
  @usableFromInline func sanitizerAcquires(_ address: UnsafeMutableRawPointer)

  @_silgen_name("__tsan_release")
  @usableFromInline func sanitizerReleases(_ address: UnsafeMutableRawPointer)
#endif
