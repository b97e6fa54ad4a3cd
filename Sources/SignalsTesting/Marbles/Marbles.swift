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

extension Marbles: ExpressibleByStringLiteral {
  /// Reads a diagram.
  ///
  /// - Precondition: `line` is one: groups and angle brackets are closed, groups do not nest.
  public init(stringLiteral line: String) {
    events = []
    var frame = 0
    var group: Int?
    var long: String?
    for character in line {
      let now = group ?? frame
      switch (character, long) {
      case (">", let value?):
        events.append(Event(frame: now - (group == nil ? value.count + 1 : 0), mark: .value(value)))
        long = nil
      case (_, let value?): long = value + String(character)
      case ("<", nil): long = ""
      case ("(", nil):
        precondition(group == nil, "Marbles \"\(line)\": a group cannot stand in a group.")
        group = frame
      case (")", nil):
        precondition(group != nil, "Marbles \"\(line)\": a group ends that did not begin.")
        group = nil
      case ("-", nil): break
      case ("|", nil): events.append(Event(frame: now, mark: .finished))
      case ("#", nil): events.append(Event(frame: now, mark: .failed))
      case (_, nil): events.append(Event(frame: now, mark: .value(String(character))))
      }
      frame += 1
    }
    precondition(group == nil && long == nil, "Marbles \"\(line)\": a bracket is not closed.")
  }
}

extension Marbles: CustomStringConvertible {
  /// The diagram as a line.
  ///
  /// Where there is too little room for everything that happens, it slips to the right.
  public var description: String {
    var line = ""
    for (frame, marks) in byFrame {
      line += String(repeating: "-", count: max(0, frame - line.count))
      let drawn = marks.map(\.drawn).joined()
      line += marks.count == 1 ? drawn : "(\(drawn))"
    }
    return line
  }

  private var byFrame: [(frame: Int, marks: [Mark])] {
    events.reduce(into: []) { groups, event in
      if groups.last?.frame == event.frame {
        groups[groups.count - 1].marks.append(event.mark)
      } else {
        groups.append((event.frame, [event.mark]))
      }
    }
  }
}

extension Marbles.Mark {
  fileprivate var drawn: String {
    switch self {
    case .value(let value): value.count == 1 ? value : "<\(value)>"
    case .finished: "|"
    case .failed: "#"
    }
  }
}
