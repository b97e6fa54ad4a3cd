#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes frames as blocks of plain text, by default each followed by an empty line.
package struct PlainTextWriter {
  private let limit: Int?
  /// The text after each block.
  private let separator: String
  private let descriptor: CInt
  private var last: String?
  private var count = 0
  /// The `errno` with which writing has failed.
  private(set) var failure: CInt?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - limit: The number of blocks to write; `nil` for all.
  ///   - separator: The text after each block.
  ///   - descriptor: The descriptor to write to.
  package init(
    limit: Int? = nil, separator: String = "\n\n", descriptor: CInt = STDOUT_FILENO
  ) {
    self.limit = limit
    self.separator = separator
    self.descriptor = descriptor
  }

  /// Whether there is nothing more to do: all blocks are written, or the output is closed.
  package var isFinished: Bool { failure != nil || count == limit }

  /// Writes `text` without the blank rows at its end, unless it equals the last block.
  package mutating func write(_ text: String) {
    if text == last || isFinished { return }
    count += 1
    last = text
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    send(bytes + separator.utf8)
  }

  private mutating func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, failure == nil {
      let count = writeSome(rest, to: descriptor)
      if count < 0 { handle(errno) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits if the output does not accept bytes now, and otherwise records the failure.
  private mutating func handle(_ error: CInt) {
    switch error {
    case EINTR: break
    case EAGAIN:
      var entry = pollfd(descriptor, Int32(POLLOUT))
      _ = poll(&entry, 1, -1)
    default: failure = error
    }
  }
}
