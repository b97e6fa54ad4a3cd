import Signals
import SystemStreams

/// A sequence of the lines of a file or of standard input, which are read when they are asked for.
package struct LineSequence: Sequence, IteratorProtocol {
  private struct Received {
    var lines: ArraySlice<String> = []
    var isAtEnd = false
  }

  /// The lines of the piece that was read last, behind a lock that sinks share.
  private final class Buffer: Sendable {
    let received = Lock(Received())
  }

  private let scheduler = PullScheduler()
  private let buffer = Buffer()
  private let subscription: AnyCancellable

  /// Opens the file at `path`, or standard input if `path` is `-`. A terminal is refused.
  package init(of path: String) throws(CommandLineError) {
    subscription = try InputFile(checking: path).lines(on: scheduler).sink { [buffer] _ in
      buffer.received.withLock { $0.isAtEnd = true }
    } receiveValue: { [buffer] line in
      buffer.received.withLock { $0.lines.append(line) }
    }
  }

  /// Waits for the next line and returns it without its line feed, or `nil` at the end.
  package func next() -> String? {
    while true {
      let (line, isAtEnd) = buffer.received.withLock { ($0.lines.popFirst(), $0.isAtEnd) }
      if line != nil || isAtEnd { return line }
      scheduler.runNextJob()
    }
  }
}
