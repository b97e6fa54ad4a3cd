/// A stream drawn as a line of text, for the input and the expected output of a test.
///
///     --a-b--(cd|)
///
/// Each character is one frame, which is one second of virtual time unless stated otherwise:
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
/// | blank | nothing; blanks align diagrams and take no frame |
///
/// Two diagrams are equal if the same events occur at the same times: `"--a--"` equals `"--a"`. A
/// diagram with a ``problem``, such as a bracket that is not closed, equals no diagram, so that
/// the comparison fails and shows the problem.
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
    /// The number of whole frames since the start of the diagram.
    public var frame: Int
    /// The time since the beginning of the frame, which is zero for all parsed marks.
    public var offset: Duration
    /// The kind of the event.
    public var mark: Mark

    /// Creates an event with `mark` at `frame` or, if there is an `offset`, later.
    public init(frame: Int, offset: Duration = .zero, mark: Mark) {
      self.frame = frame
      self.offset = offset
      self.mark = mark
    }
  }

  /// The events, in order.
  public var events: [Event]

  /// The fault that makes this no diagram, in words, or `nil` if it is one.
  ///
  /// A line may be malformed, and a run may violate the grammar or never end.
  public let problem: String?

  /// Creates a diagram of `events`, which are in order of their frames.
  public init(_ events: [Event]) {
    self.init(events, problem: nil)
  }

  init(_ events: [Event] = [], problem: String?) {
    self.events = events
    self.problem = problem
  }

  /// Returns whether both are diagrams of the same events.
  public static func == (lhs: Marbles, rhs: Marbles) -> Bool {
    lhs.problem == nil && rhs.problem == nil && lhs.events == rhs.events
  }
}

/// The error of the mark `#`, or of a publisher whose diagram has a problem.
public struct MarbleError: Error, Hashable, CustomStringConvertible {
  /// The fault of the diagram in words, or `nil` for the error of the mark `#`.
  public let problem: String?

  /// Creates the error of the mark `#`. All are equal.
  public init() {
    self.init(problem: nil)
  }

  init(problem: String?) {
    self.problem = problem
  }

  /// The problem, if there is one.
  public var description: String {
    problem.map { "MarbleError: \($0)" } ?? "MarbleError()"
  }
}
