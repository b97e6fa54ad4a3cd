import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system thread, which may block without keeping tasks from running.
package final class Worker: Sendable {
  private let thread: Lock<pthread_t?>
  private let hasEnded: Flag

  /// Starts a thread that runs `body`.
  package init(_ body: @escaping @Sendable () -> Void) {
    let flag = Flag()
    hasEnded = flag
    let work = Unmanaged.passRetained(
      Work {
        body(); flag.set()
      })
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let error = pthread_create(&thread, nil, runWork, work.toOpaque())
    precondition(error == 0, "The system could not create a thread.")
    self.thread = Lock(thread)
  }

  /// Waits for the end of the thread.
  package func join() {
    if let thread = thread.withLock({ $0.take() }) { pthread_join(thread, nil) }
  }

  /// Waits for the end of `body`, but not longer than `timeout`. Returns whether it has ended.
  ///
  /// The timeout is processor time of the waiting thread, which yields in a loop. So a thread that
  /// is late because the machine is busy does not count as blocked.
  func finishes(within timeout: Duration) -> Bool {
    let end = Self.processorTime + timeout
    while !hasEnded.isSet, Self.processorTime < end { sched_yield() }
    return hasEnded.isSet
  }

  /// The time for which the calling thread has run.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Runs `body` on `count` threads at once, with the number of the thread, and waits for all.
  package static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let ready = Lock(0)
    let workers = (0..<count).map { number in
      Worker {
        ready.withLock { $0 += 1 }
        while ready.withLock({ $0 }) < count { sched_yield() }
        body(number)
      }
    }
    for worker in workers { worker.join() }
  }
}

private final class Flag: Sendable {
  private let value = Lock(false)

  var isSet: Bool { value.withLock { $0 } }

  func set() { value.withLock { $0 = true } }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

#if canImport(Darwin)
  private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
#else
  private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
#endif
