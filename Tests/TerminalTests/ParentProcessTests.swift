import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

@MainActor @Suite(.watchdog) struct ParentProcessTests {
  @Test func noticesTheParentsEnd() {
    let child = ChildProcess("/bin/sh", ["-c", "exit 3"])
    var parent = ParentProcess(id: child.id)
    #expect(parent.pollInterval == nil)
    var descriptors = [parent.pollDescriptor]
    while !descriptors[0].isReadable { EventLoop().sleep(&descriptors) }
    parent.markExited()
    #expect(parent.hasExited)
    #expect(parent.pollInterval == .milliseconds(250))
    #expect(parent.pollDescriptor.descriptor == -1)
    #expect(child.wait() == .status(3))
  }

  @Test func watchesALivingParent() {
    let parent = ParentProcess()
    var descriptors = [parent.pollDescriptor]
    EventLoop().sleep(&descriptors, atMost: .zero)
    #expect(!descriptors[0].isReadable)
    #expect(!parent.hasExited)
  }
}
