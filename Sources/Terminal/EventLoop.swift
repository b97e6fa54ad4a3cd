import CTerminal
import Signals

#if canImport(Darwin)
  import CoreFoundation
  import Darwin
#else
  import Glibc
#endif

/// What the main thread does while a terminal is its interface: it waits, and it keeps time.
///
/// A scheduler whose jobs run on the main thread, between two frames. It sleeps until something
/// happens: input, a signal, a job that falls due, a job of the main actor, or ``wake()``.
final class EventLoop: Scheduler {
  private struct State {
    var timers = TimerQueue()
    var isAsleep = false
    /// Whether there is reason not to fall asleep.
    var isWoken = false
  }

  private let state = Lock(State())
  private let start = ContinuousClock.now
  private let wakePipe = Pipe()

  var now: Instant {
    Instant(offset: start.duration(to: .now))
  }

  func schedule(after delay: Duration, _ job: @escaping @Sendable () -> Void) -> AnyCancellable {
    let due = now.advanced(by: max(delay, .zero))
    let (timer, isFirst) = state.withLock { state in
      let timer = state.timers.schedule(at: due, job)
      return (timer, state.timers.nextDeadline() == due)
    }
    if isFirst { wake() }
    return timer
  }

  /// Ends the sleep, or else the next one, from any thread.
  func wake() {
    let isAsleep = state.withLock { state in
      state.isWoken = true
      return state.isAsleep
    }
    if isAsleep { wakePipe.signal() }
  }

  /// Runs the jobs that are due.
  @MainActor
  func runDue() {
    let now = now
    while let (_, job) = state.withLock({ $0.timers.popDue(at: now) }) { job() }
  }

  /// Sleeps until something can be done with one of `files`, until the first job is due, or until
  /// woken; runs what waits for the main actor.
  ///
  /// - Parameters:
  ///   - files: What to wait for. Afterwards, what happened.
  ///   - patience: How long to sleep at most; not at all if negative.
  @MainActor
  func sleep(_ descriptors: inout [PollDescriptor], atMost timeout: Duration? = nil) {
    let (due, isWoken) = state.withLock { state in
      state.isAsleep = !state.isWoken
      return (state.timers.nextDeadline(), state.isWoken)
    }
    var limit = due.map { now.duration(to: $0) }
    if let timeout { limit = min(limit ?? timeout, timeout) }
    // What is past by now must not be taken for a wait without end.
    limit = limit.map { max(.zero, $0) }
    MainQueue.wait(for: &descriptors, orWakePipe: wakePipe.reader, atMost: isWoken ? .zero : limit)
    wakePipe.drain()
    state.withLock { state in
      state.isAsleep = false
      state.isWoken = false
    }
  }
}

/// Something to wait for: a descriptor, and what of it.
struct PollDescriptor {
  let descriptor: CInt
  var wantsToWrite = false
  /// Whether there is something to read, or it is at its end.
  var isReadable = false
  /// Whether the other side is gone.
  var isHungUp = false

  fileprivate var poll: pollfd {
    pollfd(descriptor, Int32(POLLIN) | (wantsToWrite ? Int32(POLLOUT) : 0))
  }

  fileprivate mutating func update(with events: Int16) {
    isReadable = Int32(events) & Int32(POLLIN | POLLHUP) != 0
    isHungUp = Int32(events) & Int32(POLLHUP | POLLERR | POLLNVAL) != 0
  }
}

extension pollfd {
  fileprivate init(_ descriptor: CInt, _ events: Int32 = Int32(POLLIN)) {
    self.init(fd: descriptor, events: Int16(events), revents: 0)
  }
}

/// A pipe that carries nothing but the news that there is some.
private final class Pipe: Sendable {
  let reader: CInt
  private let writer: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    let error = pipe(&ends)
    precondition(error == 0, "No pipe could be made: the process has too many open files.")
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  func signal() {
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reader, &bytes, bytes.count) > 0 {}
  }
}

/// The queue on which the main actor's jobs wait.
@MainActor
private enum MainQueue {
  #if canImport(Darwin)
    /// Runs the run loop, which runs the main actor's jobs, until something can be done.
    static func wait(
      for descriptors: inout [PollDescriptor], orWakePipe wakePipe: CInt, atMost limit: Duration?
    ) {
      let sources = (descriptors.map(\.poll) + [pollfd(wakePipe)]).compactMap(source)
      for source in sources { CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode) }
      let seconds = limit.map { $0 / .seconds(1) } ?? 1e9
      CFRunLoopRunInMode(.defaultMode, seconds, true)
      for source in sources { CFRunLoopSourceInvalidate(source) }
      var polls = descriptors.map(\.poll)
      _ = poll(&polls, nfds_t(polls.count), 0)
      for index in descriptors.indices { descriptors[index].update(with: polls[index].revents) }
    }

    private static func source(for entry: pollfd) -> CFRunLoopSource? {
      let stop: CFFileDescriptorCallBack = { _, _, _ in CFRunLoopStop(CFRunLoopGetMain()) }
      guard let descriptor = CFFileDescriptorCreate(nil, entry.fd, false, stop, nil) else {
        return nil
      }
      let writes = Int32(entry.events) & POLLOUT != 0
      CFFileDescriptorEnableCallBacks(
        descriptor,
        CFOptionFlags(kCFFileDescriptorReadCallBack)
          | (writes ? CFOptionFlags(kCFFileDescriptorWriteCallBack) : 0))
      return CFFileDescriptorCreateRunLoopSource(nil, descriptor, 0)
    }
  #else
    private static let handle = _dispatch_get_main_queue_handle_4CF()

    static func wait(
      for descriptors: inout [PollDescriptor], orWakePipe wakePipe: CInt, atMost limit: Duration?
    ) {
      var polls = descriptors.map(\.poll) + [pollfd(wakePipe), pollfd(handle)]
      // A millisecond more rather than less: a job must not be found not to be due yet.
      let milliseconds = limit.map { CInt(clamping: Int($0 / .milliseconds(1)) + 1) } ?? -1
      let count = poll(&polls, nfds_t(polls.count), limit == .zero ? 0 : milliseconds)
      for index in descriptors.indices {
        descriptors[index].update(with: count > 0 ? polls[index].revents : 0)
      }
      if count > 0, polls[descriptors.count + 1].revents != 0 { runMainQueue() }
    }

    private static func runMainQueue() {
      var count: UInt64 = 0
      _ = read(handle, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
    }
  #endif
}
