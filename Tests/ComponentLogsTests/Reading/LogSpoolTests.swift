import Signals
import SystemStreams
import TestSupport
import Testing

@testable import ComponentLogs

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct LogSpoolTests {
  /// Returns what a spool keeps of `text`, and what it says about it.
  private func kept(of text: String, in spool: LogSpool?) throws -> (String, notice: String?) {
    let spool = try #require(spool)
    _ = spool.keep([Array(text.utf8)].publisher)
    let bytes = [UInt8](unsafeUninitializedCapacity: spool.file.size) { buffer, count in
      count = spool.file.read(at: 0, into: UnsafeMutableRawBufferPointer(buffer))
    }
    return (String(decoding: bytes, as: UTF8.self), spool.notice.value)
  }

  @Test func keepsWhatIsWithinTheLimit() throws {
    let (text, notice) = try kept(of: "one\ntwo", in: LogSpool(limit: 8))
    #expect(text == "one\ntwo")
    #expect(notice == nil)
  }

  @Test(arguments: [5, 6, 8]) func endsWithTheLineThatReachesTheLimit(limit: Int) throws {
    let (text, notice) = try kept(of: "one\ntwo\nthree\n", in: LogSpool(limit: limit))
    #expect(text == "one\ntwo\n")
    #expect(notice == "rest dropped after 8 bytes")
  }

  @Test func readsEverythingAllTheSame() throws {
    let lines = String(repeating: "y\n", count: 20_000)
    let (text, _) = try kept(of: lines, in: LogSpool(limit: 100))
    #expect(text.utf8.count == 100)
  }

  @Test func saysThatTheFileCannotBeWritten() throws {
    let file = OpenFile(descriptor: open("/dev/null", O_RDONLY))
    let (text, notice) = try kept(of: "one\n", in: LogSpool(file: file))
    #expect(text == "")
    #expect(notice?.hasPrefix("rest dropped: ") == true)
  }
}
