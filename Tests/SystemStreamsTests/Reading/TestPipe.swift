import Testing

@testable import SystemStreams

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe that a test writes to, and whose reader it gives away.
final class TestPipe {
  private(set) var reader: Descriptor?
  private var writer: Descriptor?

  init() throws {
    let ends = try #require(Descriptor.makePipe())
    (reader, writer) = (ends.reader, ends.writer)
  }

  /// Returns the reader, which then belongs to the caller alone.
  func takeReader() throws -> Descriptor {
    defer { reader = nil }
    return try #require(reader)
  }

  func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    let count = writeBytes(try #require(writer).number, bytes, bytes.count)
    #expect(count == bytes.count)
  }

  func closeWriter() { writer = nil }

  /// Whether nobody can read what is written.
  var isReaderClosed: Bool {
    var entry = pollfd(fd: writer?.number ?? -1, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLERR) != 0
  }
}

/// The system's `write`, whose name the method hides.
private let writeBytes: @Sendable (CInt, UnsafeRawPointer, Int) -> Int = { write($0, $1, $2) }
