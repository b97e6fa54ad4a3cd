/// A stream drawn as a line of text: what a test feeds in, and what it expects.
///
///     --a-b--(cd|)
///
/// Each character takes one frame, which is a second of virtual time:
///
/// | mark | meaning |
/// |---|---|
/// | `-` | time passes |
/// | `a` | a value, the string `"a"` |
/// | `<12>` | a value of any length, the string `"12"` |
/// | `\|` | the stream finishes |
/// | `#` | it fails, with a ``MarbleError`` |
/// | `(ab)` | all of these at the time of the `(`, while the group takes as many frames as it is wide |
/// | `^` | somebody subscribes |
/// | `!` | the subscription is cancelled |
///
/// Two diagrams are equal when the same things happen at the same frames: `"--a--"` equals `"--a"`.
public struct Marbles: Hashable, Sendable {
  /// Something that happens.
  public enum Mark: Hashable, Sendable {
    /// A value.
    case value(String)
    /// The end.
    case finished
    /// The end, with an error.
    case failed
    /// The beginning of a subscription.
    case subscribed
    /// The end of a subscription before that of the stream.
    case cancelled
  }

  /// A mark and when it happens.
  public struct Event: Hashable, Sendable {
    /// Frames since the beginning.
    public var frame: Int
    /// What happens.
    public var mark: Mark

    /// `mark` at `frame`.
    public init(frame: Int, mark: Mark) {
      self.frame = frame
      self.mark = mark
    }
  }

  /// What happens, in order.
  public var events: [Event]

  /// The diagram of `events`, which stand in order of their frames.
  public init(_ events: [Event]) {
    self.events = events
  }
}

/// The error of the mark `#`.
public struct MarbleError: Error, Hashable {
  /// The error, of which there is only one.
  public init() {}
}
