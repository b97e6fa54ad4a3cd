import CSystemStreams
import Signals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// One thread waits for all descriptors that have nothing to read. It exists while there are any.
// A byte in the wake pipe tells it that there are others. A watch is identified by a number of its
// own, because that of its descriptor may belong to another file when `poll` returns.

/// The thread that waits until descriptors can be read.
final class ReadinessMonitor: Sendable {
  static let shared = ReadinessMonitor()

  private struct Watch {
    let descriptor: Descriptor
    let action: @Sendable () -> Void
  }

  private struct State {
    var watches: [Int: Watch] = [:]
    var lastID = 0
    var isRunning = false
  }

  private let state = Lock(State())
  private let wakePipe = Descriptor.makePipe()

  private init() {
    for end in [wakePipe?.reader, wakePipe?.writer] {
      if let end { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
    }
  }

  /// Calls `action` once, on the monitor's thread, when there is something to read, an end or an
  /// error. Cancelling the result releases the descriptor.
  func watch(
    _ descriptor: Descriptor, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let (id, mustStart) = state.withLock { state in
      state.lastID += 1
      state.watches[state.lastID] = Watch(descriptor: descriptor, action: action)
      defer { state.isRunning = true }
      return (state.lastID, !state.isRunning)
    }
    if mustStart { startThread { self.run() } } else { wake() }
    return AnyCancellable {
      // The thread may be polling the descriptor.
      if self.removeWatch(id) != nil { self.wake() }
    }
  }

  private func removeWatch(_ id: Int) -> Watch? {
    state.withLock { state -> Watch? in state.watches.removeValue(forKey: id) }
  }

  private func wake() {
    var byte: UInt8 = 0
    if let writer = wakePipe?.writer.number { _ = write(writer, &byte, 1) }
  }

  // MARK: The thread

  private func run() {
    while let watched = watchedDescriptors() {
      for id in readableWatches(watched) { removeWatch(id)?.action() }
    }
  }

  /// Returns the descriptors to wait for; `nil` if there are none, and the thread ends.
  private func watchedDescriptors() -> [(id: Int, descriptor: CInt)]? {
    state.withLock { state in
      state.isRunning = !state.watches.isEmpty
      if !state.isRunning { return nil }
      return state.watches.map { ($0.key, $0.value.descriptor.number) }
    }
  }

  /// Waits, and returns the watches that have something to read.
  private func readableWatches(_ watched: [(id: Int, descriptor: CInt)]) -> [Int] {
    var entries = watched.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    entries.append(
      pollfd(fd: wakePipe?.reader.number ?? -1, events: Int16(POLLIN), revents: 0))
    // Without a pipe, which may be missing when all descriptors are used up, it has to look.
    guard poll(&entries, nfds_t(entries.count), wakePipe == nil ? 20 : -1) > 0 else { return [] }
    if entries[watched.count].revents != 0 { drainWakePipe() }
    return zip(watched, entries).filter { $1.revents != 0 }.map(\.0.id)
  }

  private func drainWakePipe() {
    guard let reader = wakePipe?.reader.number else { return }
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
      while readBytes(reader, into: bytes) > 0 {}
    }
  }
}
