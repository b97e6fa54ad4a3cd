import TestSupport
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct TerminalWriterTests {
  private struct TestPipe {
    let reader: CInt
    let writer: CInt

    init() {
      var ends: [CInt] = [-1, -1]
      pipe(&ends)
      (reader, writer) = (ends[0], ends[1])
      _ = fcntl(reader, F_SETFL, O_NONBLOCK)
      _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    }

    func read(_ count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      let length = systemRead(reader, &bytes, count)
      return Array(bytes.prefix(max(0, length)))
    }
  }

  @Test func sendsEverythingThatTheTerminalAccepts() {
    let pipe = TestPipe()
    var writer = TerminalWriter(pipe.writer)
    writer.send([1, 2, 3])
    #expect(writer.isIdle)
    #expect(pipe.read(10) == [1, 2, 3])
  }

  @Test func keepsUnsentBytesInOrder() {
    let pipe = TestPipe()
    var writer = TerminalWriter(pipe.writer)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    writer.send(bytes)
    #expect(!writer.isIdle)
    var received: [UInt8] = []
    while received.count < bytes.count {
      received += pipe.read(65_536)
      writer.flush()
    }
    #expect(received == bytes)
    #expect(writer.isIdle)
  }

  @Test func discardsUnsentBytes() {
    let pipe = TestPipe()
    var writer = TerminalWriter(pipe.writer)
    writer.send([UInt8](repeating: 0, count: 1_000_000))
    writer.discard()
    #expect(writer.isIdle)
  }

  @Test func failsOnAClosedDescriptor() {
    var writer = TerminalWriter(-1)
    writer.send([1])
    #expect(writer.hasFailed)
  }
}

private func systemRead(_ file: CInt, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(file, &bytes, count)
}
