/// A stream drawn as a line of text, for the input and the expected output of a test.
///
///     --a-b--(cd|)
///
/// Each character is one frame, which is one second of virtual time:
///
/// | mark | meaning |
/// |---|---|
/// | `-` | time passes |
/// | `a` | a value, the string `"a"` |
/// | `<12>` | a value of any length, the string `"12"` |
/// | `\|` | the stream finishes |
/// | `#` | the stream fails with a ``MarbleError`` |
/// | `(ab)` | several events at the frame of the `(`; each character takes a frame |
/// | `^` | the subscription starts |
/// | `!` | the subscription is cancelled |
///
/// Two diagrams are equal if the same events occur at the same frames: `"--a--"` equals `"--a"`.
public struct Marbles: Hashable, Sendable {
  /// The kind of an event.
  public enum Mark: Hashable, Sendable {
    /// A value.
    case value(String)
    /// The stream finishes.
    case finished
    /// The stream fails.
    case failed
    /// The subscription starts.
    case subscribed
    /// The subscription is cancelled.
    case cancelled
  }

  /// A mark and its time.
  public struct Event: Hashable, Sendable {
    /// The number of frames since the start of the diagram.
    public var frame: Int
    /// The kind of the event.
    public var mark: Mark

    /// Creates an event with `mark` at `frame`.
    public init(frame: Int, mark: Mark) {
      self.frame = frame
      self.mark = mark
    }
  }

  /// The events, in order.
  public var events: [Event]

  /// Creates a diagram of `events`, which are in order of their frames.
  public init(_ events: [Event]) {
    self.events = events
  }
}

/// The error of the mark `#`.
public struct MarbleError: Error, Hashable {
  /// Creates the error. All are equal.
  public init() {}
}
