import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A mutex that protects a value.
///
/// A thread that finds it locked yields the processor a few times before it waits in the kernel.
/// The holder needs it for a moment only. Once threads wait in the kernel, Linux hands the mutex
/// from one to the next, which costs a thread switch for each use as long as they keep coming.
/// `Benchmarks` measures this as subjects with several senders.
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
      if let result = mutex.withLockIfAvailable(body) { return result }
      return wait(body)
    #endif
  }

  /// Runs `body` when the other threads that use the value have left.
  @inlinable @inline(never)
  borrowing func wait<Result>(
    _ body: (inout sending Value) -> sending Result
  ) -> sending Result {
    for attempt in 0..<50 {
      yieldProcessor(attempt)
      if let result = mutex.withLockIfAvailable(body) { return result }
    }
    return mutex.withLock(body)
  }
}

/// Lets another thread run.
///
/// - Parameter attempts: How often the caller has done this in vain. After many times it sleeps,
///   so that a thread of lower priority can run too.
@usableFromInline
package func yieldProcessor(_ attempts: Int) {
  if attempts < 1_000 { sched_yield() } else { usleep(50) }
}
