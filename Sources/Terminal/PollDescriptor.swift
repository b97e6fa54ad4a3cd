#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Something to wait for: a descriptor, and what of it.
struct PollDescriptor {
  let descriptor: CInt
  var wantsToWrite = false
  /// Whether there is something to read, or it is at its end.
  var isReadable = false
  /// Whether the other side is gone.
  var isHungUp = false

  var pollEntry: pollfd {
    pollfd(descriptor, Int32(POLLIN) | (wantsToWrite ? Int32(POLLOUT) : 0))
  }

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
