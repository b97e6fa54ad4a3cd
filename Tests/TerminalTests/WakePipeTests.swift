import TestSupport
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct WakePipeTests {
  private func isReadable(_ pipe: WakePipe) -> Bool {
    var entry = pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  @Test func isReadableFromSignalToDrain() {
    let pipe = WakePipe()
    #expect(!isReadable(pipe))
    pipe.signal()
    pipe.signal()
    #expect(isReadable(pipe))
    pipe.drain()
    #expect(!isReadable(pipe))
  }

  @Test func neverBlocks() {
    let pipe = WakePipe()
    for _ in 0..<100_000 { pipe.signal() }
    pipe.drain()
    pipe.drain()
    #expect(!isReadable(pipe))
  }

  @Test func isClosedInOtherPrograms() {
    let pipe = WakePipe()
    #expect(fcntl(pipe.reader, F_GETFD) & FD_CLOEXEC != 0)
  }
}
