import Signals

extension Publisher where Output: Collection, Output.Element == UInt8 {
  /// Publishes the lines of a text that arrives as bytes in pieces of any length.
  ///
  ///     upstream:    -"ab\nc"---"d\r\n"---"e"---|
  ///     lines():     -"ab"------"cd"------------("e"|)
  ///
  /// A line ends with a line feed, before which a carriage return is left out. The last line needs
  /// no end. Empty lines are published. Bytes that are not UTF-8 become `U+FFFD`. A failure drops
  /// the line that has not ended.
  public func lines() -> some Publisher<String, Failure> {
    OperatorPublisher(self, Lines())
  }
}

private struct Lines<Input: Collection & Sendable, Failure: Error>: SimpleStage
where Input.Element == UInt8 {
  typealias Output = String

  var buffer = LineBuffer()

  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<String, Failure>
  ) -> Demand {
    var rest = input[...]
    while let end = rest.firstIndex(of: LineBuffer.lineFeed) {
      buffer.append(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if downstream.receive(buffer.takeLine()) == .stop { return .stop }
    }
    buffer.append(rest)
    return .more
  }

  mutating func receive(
    completion: Completion<Failure>, _ downstream: inout some Subscriber<String, Failure>
  ) {
    if case .finished = completion, !buffer.isEmpty,
      downstream.receive(buffer.takeLine()) == .stop
    {
      return
    }
    downstream.receive(completion: completion)
  }
}

/// The bytes of a line that has not ended.
struct LineBuffer: Sendable {
  static let lineFeed = UInt8(ascii: "\n")

  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Returns the line that ends here, and begins the next one.
  mutating func takeLine() -> String {
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    defer { bytes.removeAll(keepingCapacity: bytes.count < 4_096) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
