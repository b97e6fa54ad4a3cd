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
  /// The thread, until it has been joined.
  private let thread: Lock<pthread_t?>
  private let progress: Progress

  /// Starts a thread that runs `body`.
  package init(_ body: @escaping @Sendable () -> Void) {
    let progress = Progress()
    self.progress = progress
    let work = Unmanaged.passRetained(
      Work {
        progress.state.withLock { $0.folder = currentThreadFolder() }
        body()
        progress.state.withLock { $0.hasEnded = true }
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

  /// How often the thread that waits finds that the other one has not run, until that counts as
  /// blocked: for a second, or longer if the machine is busy.
  package static let patience = 10_000

  /// Waits for the end of the thread, unless it blocks for ever. Returns whether it has ended.
  ///
  /// A thread is blocked if it waits and uses no processor time while the calling thread looks
  /// `patience` times. So a thread that is late because the machine is busy does not count as
  /// blocked, nor one that waits for another thread in this way.
  @discardableResult
  package func join(patience: Int = Worker.patience) -> Bool {
    thread.withLock { thread in
      guard let running = thread else { return true }
      guard finishes(running, patience: patience) else { return false }
      pthread_join(running, nil)
      thread = nil
      return true
    }
  }

  private func finishes(_ thread: pthread_t, patience: Int) -> Bool {
    var (time, idle) = (Duration.zero, 0)
    while true {
      let state = progress.state.withLock { $0 }
      if state.hasEnded { return true }
      if idle >= patience { return false }
      yieldProcessor(idle)
      let newTime = processorTime(of: thread)
      let waits = state.folder.map { isWaiting(thread, in: $0) } ?? false
      idle = newTime == time && waits ? idle + 1 : 0
      time = newTime
    }
  }

  /// Runs `body` on `count` threads at once, with the number of the thread, and waits for all.
  ///
  /// - Returns: Whether all have ended. Otherwise one is blocked.
  @discardableResult
  package static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Bool {
    let ready = Lock(0)
    let workers = (0..<count).map { number in
      Worker {
        ready.withLock { $0 += 1 }
        while ready.withLock({ $0 }) < count { sched_yield() }
        body(number)
      }
    }
    return workers.allSatisfy { $0.join() }
  }
}

/// How far a thread has come.
private final class Progress: Sendable {
  let state = Lock((folder: String?.none, hasEnded: false))
}

/// The time for which `thread` has run.
private func processorTime(of thread: pthread_t) -> Duration {
  #if canImport(Darwin)
    let info = basicInfo(of: thread)
    return [info.user_time, info.system_time].reduce(.zero) {
      $0 + .seconds(Int($1.seconds)) + .microseconds(Int($1.microseconds))
    }
  #else
    var (clock, time) = (clockid_t(), timespec())
    pthread_getcpuclockid(thread, &clock)
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  #endif
}

/// Whether `thread` neither runs nor is ready to run. `folder` describes it.
private func isWaiting(_ thread: pthread_t, in folder: String) -> Bool {
  #if canImport(Darwin)
    return basicInfo(of: thread).run_state != TH_STATE_RUNNING
  #else
    // The state is the letter after the thread's name in parentheses. See proc_pid_stat(5).
    let file = open("/proc/\(folder)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return true }
    defer { close(file) }
    var line = [UInt8](repeating: 0, count: 64)
    let count = max(0, read(file, &line, line.count))
    guard let end = line[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
      return true
    }
    return line[end + 2] != UInt8(ascii: "R")
  #endif
}

#if canImport(Darwin)
  /// Nothing, because the system describes threads by other means.
  private func currentThreadFolder() -> String { "" }

  private func basicInfo(of thread: pthread_t) -> thread_basic_info {
    var info = thread_basic_info()
    var count = mach_msg_type_number_t(
      MemoryLayout<thread_basic_info>.size / MemoryLayout<natural_t>.size)
    _ = withUnsafeMutablePointer(to: &info) { info in
      info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        thread_info(
          pthread_mach_thread_np(thread), thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
      }
    }
    return info
  }
#else
  /// The folder below `/proc` that describes the calling thread.
  private func currentThreadFolder() -> String {
    var path = [UInt8](repeating: 0, count: 64)
    let count = path.withUnsafeMutableBytes { bytes in
      readlink("/proc/thread-self", bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
    }
    return String(decoding: path.prefix(max(0, count)), as: UTF8.self)
  }
#endif

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
