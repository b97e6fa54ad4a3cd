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
  ///
  /// - Parameter limit: The largest number of bytes of a line. The rest of a longer line is left
  ///   out, so that a text without line feeds takes no more memory.
  /// - Precondition: `limit` is positive.
  public func lines(limit: Int = .max) -> some Publisher<String, Failure> {
    precondition(limit > 0, "lines(limit: \(limit)): the limit must be positive.")
    return OperatorPublisher(self, Lines(limit: limit))
  }
}

private struct Lines<Input: Collection & Sendable, Failure: Error>: SimpleStage
where Input.Element == UInt8 {
  typealias Output = String

  private var buffer: LineBuffer

  init(limit: Int) {
    buffer = LineBuffer(limit: limit)
  }

  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<String, Failure>
  ) -> Demand {
    var rest = ArraySlice(input)
    while let line = buffer.nextLine(in: &rest) {
      if downstream.receive(line) == .stop { return .stop }
    }
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
