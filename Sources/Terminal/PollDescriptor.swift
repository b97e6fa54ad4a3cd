#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A descriptor to wait for, and what has happened to it.
struct PollDescriptor {
  let descriptor: CInt
  /// Whether to wait for bytes to read, and not only for the other side to hang up.
  var wantsToRead = true
  var wantsToWrite = false
  /// Whether a read would not block: there are bytes, or the end of the input.
  var isReadable = false
  /// Whether the other side has hung up.
  var isHungUp = false

  /// The argument for `poll`.
  var pollEntry: pollfd {
    pollfd(
      descriptor, (wantsToRead ? Int32(POLLIN) : 0) | (wantsToWrite ? Int32(POLLOUT) : 0))
  }

  /// Records the events that `poll` has returned.
  mutating func update(with events: Int16) {
    isReadable = Int32(events) & Int32(POLLIN | POLLHUP) != 0
    isHungUp = Int32(events) & Int32(POLLHUP | POLLERR | POLLNVAL) != 0
  }
}

extension [PollDescriptor] {
  /// Waits until a descriptor is ready, at most for `limit`.
  ///
  /// - Returns: Whether the wake pipe is readable.
  mutating func poll(orWakePipe wakePipe: CInt, atMost limit: Duration?) -> Bool {
    var polls = map(\.pollEntry) + [pollfd(wakePipe)]
    let count = pollfd.wait(for: &polls, atMost: limit)
    for index in indices { self[index].update(with: count > 0 ? polls[index].revents : 0) }
    return count > 0 && polls[polls.count - 1].revents != 0
  }
}

extension pollfd {
  /// Waits until one of `polls` is ready, at most for `limit`, and returns the number of those
  /// that are, or -1 if a signal came.
  static func wait(for polls: inout [pollfd], atMost limit: Duration?) -> CInt {
    // Rounded up, so that the job for which a loop wakes is due.
    let milliseconds = limit.map { CInt(clamping: Int($0 / .milliseconds(1)) + 1) } ?? -1
    return poll(&polls, nfds_t(polls.count), limit == .zero ? 0 : milliseconds)
  }

  init(_ descriptor: CInt, _ events: Int32 = Int32(POLLIN)) {
    self.init(fd: descriptor, events: Int16(events), revents: 0)
  }
}
