import Signals
import TestSupport
import Testing

@testable import Terminal

@MainActor @Suite(.watchdog) struct MainQueueTests {
  @Test func updatesEveryDescriptor() {
    let (ready, idle, wake) = (WakePipe(), WakePipe(), WakePipe())
    ready.signal()
    var descriptors = [idle, ready].map { PollDescriptor(descriptor: $0.reader) }
    #expect(!MainQueue.wait(for: &descriptors, orWakePipe: wake.reader, atMost: nil))
    #expect(descriptors.map(\.isReadable) == [false, true])
    ready.drain()
    wake.signal()
    #expect(MainQueue.wait(for: &descriptors, orWakePipe: wake.reader, atMost: nil))
    #expect(descriptors.map(\.isReadable) == [false, false])
  }

  @Test func returnsAfterTheTimeout() {
    let wake = WakePipe()
    var descriptors: [PollDescriptor] = []
    for limit in [Duration.milliseconds(1), .zero] {
      #expect(!MainQueue.wait(for: &descriptors, orWakePipe: wake.reader, atMost: limit))
    }
    #expect(descriptors.isEmpty)
  }
}
