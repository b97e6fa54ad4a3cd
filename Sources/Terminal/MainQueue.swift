import CTerminal

#if canImport(Darwin)
  import CoreFoundation
  import Darwin
#else
  import Glibc
#endif

/// The queue of the main actor's jobs.
///
/// On Linux the main actor's jobs run only when the main thread drains libdispatch's main queue.
/// Its descriptor is polled together with the others.
@MainActor
enum MainQueue {
  #if canImport(Darwin)
    /// Does nothing: the queue is ready.
    static func prepare() {}

    /// Runs the run loop, which runs the main actor's jobs, until a descriptor is ready.
    ///
    /// - Returns: Whether the wake pipe may be readable.
    static func wait(
      for descriptors: inout [PollDescriptor], orWakePipe wakePipe: CInt, atMost limit: Duration?
    ) -> Bool {
      let sources = (descriptors.map(\.pollEntry) + [pollfd(wakePipe)]).compactMap(source)
      for source in sources { CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode) }
      let seconds = limit.map { $0 / .seconds(1) } ?? 1e9
      CFRunLoopRunInMode(.defaultMode, seconds, true)
      for source in sources { CFRunLoopSourceInvalidate(source) }
      var polls = descriptors.map(\.pollEntry)
      _ = poll(&polls, nfds_t(polls.count), 0)
      for index in descriptors.indices { descriptors[index].update(with: polls[index].revents) }
      return true
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
    private static var isPrepared = false

    /// Opens the descriptors that the queue and Foundation's run loop wait with.
    ///
    /// Both trap where the process may not open so many, so it ends with a message instead.
    static func prepare() {
      if isPrepared { return }
      if !terminal_has_free_descriptors(1 + MainRunLoop.descriptorCount) {
        SessionFailure.report("The main queue cannot be waited for", EMFILE)
        exit(SessionFailure.systemStatus)
      }
      (_, _) = (handle, MainRunLoop.runOnce())
      isPrepared = true
    }

    /// Runs the main actor's jobs until a descriptor is ready, at most for `limit`.
    ///
    /// - Returns: Whether the wake pipe is readable.
    static func wait(
      for descriptors: inout [PollDescriptor], orWakePipe wakePipe: CInt, atMost limit: Duration?
    ) -> Bool {
      let limits = [limit, MainRunLoop.runOnce()].compactMap(\.self)
      let limit = limits.min()
      var polls = descriptors.map(\.pollEntry) + [pollfd(handle), pollfd(wakePipe)]
      let count = pollfd.wait(for: &polls, atMost: limit)
      for index in descriptors.indices {
        descriptors[index].update(with: count > 0 ? polls[index].revents : 0)
      }
      if count > 0, polls[descriptors.count].revents != 0 { runMainQueue() }
      return count > 0 && polls[polls.count - 1].revents != 0
    }

    private static func runMainQueue() {
      var count: UInt64 = 0
      _ = read(handle, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
    }
  #endif
}
