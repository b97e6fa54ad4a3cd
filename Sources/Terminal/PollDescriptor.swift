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

extension pollfd {
  init(_ descriptor: CInt, _ events: Int32 = Int32(POLLIN)) {
    self.init(fd: descriptor, events: Int16(events), revents: 0)
  }
}
