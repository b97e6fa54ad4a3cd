extension Marbles: ExpressibleByStringLiteral {
  /// Parses a diagram.
  ///
  /// - Precondition: Groups and angle brackets are closed, and groups are not nested.
  public init(stringLiteral line: String) {
    var parser = MarbleParser(line: line)
    for character in line { parser.parse(character) }
    precondition(parser.isComplete, "Marbles \"\(line)\": a bracket is not closed.")
    self.init(parser.events)
  }
}

/// Parses a diagram one character after the other.
private struct MarbleParser {
  let line: String
  var events: [Marbles.Event] = []
  private var frame = 0
  /// The frame of the current group, or `nil` outside of groups.
  private var group: Int?
  /// The characters of the current long value, or `nil` outside of angle brackets.
  private var longValue: String?

  init(line: String) {
    self.line = line
  }

  var isComplete: Bool {
    group == nil && longValue == nil
  }

  mutating func parse(_ character: Character) {
    defer { frame += 1 }
    switch (character, longValue) {
    case (">", let value?):
      add(.value(value), at: frame - value.count - 1)
      longValue = nil
    case (_, let value?): longValue = value + String(character)
    case ("<", nil): longValue = ""
    case ("(", nil):
      precondition(group == nil, "Marbles \"\(line)\": a group must not contain a group.")
      group = frame
    case (")", nil):
      precondition(group != nil, "Marbles \"\(line)\": a closing parenthesis has no opening one.")
      group = nil
    case ("-", nil): break
    case (_, nil): add(Marbles.Mark(character), at: frame)
    }
  }

  private mutating func add(_ mark: Marbles.Mark, at frame: Int) {
    events.append(Marbles.Event(frame: group ?? frame, mark: mark))
  }
}

extension Marbles.Mark {
  fileprivate init(_ character: Character) {
    switch character {
    case "|": self = .finished
    case "#": self = .failed
    case "^": self = .subscribed
    case "!": self = .cancelled
    default: self = .value(String(character))
    }
  }
}
