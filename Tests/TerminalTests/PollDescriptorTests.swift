import TestSupport
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct PollDescriptorTests {
  private func updated(with events: Int32) -> (isReadable: Bool, isHungUp: Bool) {
    var descriptor = PollDescriptor(descriptor: 0)
    descriptor.update(with: Int16(events))
    return (descriptor.isReadable, descriptor.isHungUp)
  }

  @Test func tellsInputFromTheEnd() {
    #expect(updated(with: 0) == (false, false))
    #expect(updated(with: Int32(POLLIN)) == (true, false))
    #expect(updated(with: Int32(POLLOUT)) == (false, false))
    #expect(updated(with: Int32(POLLHUP)) == (true, true))
    #expect(updated(with: Int32(POLLIN) | Int32(POLLHUP)) == (true, true))
    #expect(updated(with: Int32(POLLERR)) == (false, true))
    #expect(updated(with: Int32(POLLNVAL)) == (false, true))
  }

  @Test func forgetsEarlierEvents() {
    var descriptor = PollDescriptor(descriptor: 0)
    descriptor.update(with: Int16(POLLIN) | Int16(POLLHUP))
    descriptor.update(with: 0)
    #expect(!descriptor.isReadable)
    #expect(!descriptor.isHungUp)
  }

  @Test func pollsForOutputOnRequest() {
    #expect(PollDescriptor(descriptor: 3).pollEntry.fd == 3)
    #expect(PollDescriptor(descriptor: 3).pollEntry.events == Int16(POLLIN))
    let writing = PollDescriptor(descriptor: 3, wantsToWrite: true)
    #expect(writing.pollEntry.events == Int16(POLLIN) | Int16(POLLOUT))
  }

  @Test func pollsOnlyForTheOtherSideOnRequest() {
    #expect(PollDescriptor(descriptor: 3, wantsToRead: false).pollEntry.events == 0)
  }
}
