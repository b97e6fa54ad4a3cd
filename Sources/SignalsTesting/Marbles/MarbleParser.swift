extension Marbles: ExpressibleByStringLiteral {
  /// Parses a diagram.
  ///
  /// A malformed line has a ``problem`` that says what is wrong and where:
  ///
  ///     Malformed diagram: a group must not contain a group.
  ///       -(a(b))|
  ///          ^
  public init(stringLiteral line: String) {
    var parser = MarbleParser()
    for (column, character) in line.enumerated() { parser.parse(character, at: column) }
    parser.finish(at: line.count)
    self.init(parser.events, problem: parser.fault.map { $0.description(of: line) })
  }
}

/// A fault of a line and its position.
private struct MarbleFault {
  let column: Int
  let description: String

  func description(of line: String) -> String {
    let caret = String(repeating: " ", count: column) + "^"
    return "Malformed diagram: \(description).\n  \(line)\n  \(caret)"
  }
}

/// Parses a diagram one character after the other.
private struct MarbleParser {
  var events: [Marbles.Event] = []
  /// The first fault.
  private(set) var fault: MarbleFault?
  private var frame = 0
  /// The current group, or `nil` outside of groups.
  private var group: (frame: Int, column: Int)?
  /// The current long value, or `nil` outside of angle brackets.
  private var longValue: (text: String, frame: Int, column: Int)?

  mutating func parse(_ character: Character, at column: Int) {
    if longValue != nil {
      parseLongValue(character)
    } else if character == " " {
      return
    } else {
      parseMark(character, at: column)
    }
    frame += 1
  }

  private mutating func parseLongValue(_ character: Character) {
    guard character == ">" else {
      longValue?.text.append(character)
      return
    }
    if let value = longValue.take() { add(.value(value.text), at: value.frame) }
  }

  private mutating func parseMark(_ character: Character, at column: Int) {
    switch character {
    case "-": break
    case "<": longValue = ("", frame, column)
    case ">": report("a closing angle bracket has no opening one", at: column)
    case "(":
      if group != nil { report("a group must not contain a group", at: column) }
      group = (frame, column)
    case ")":
      if group == nil { report("a closing parenthesis has no opening one", at: column) }
      group = nil
    default: add(Marbles.Mark(character), at: frame)
    }
  }

  mutating func finish(at column: Int) {
    if let longValue { report("an angle bracket is not closed", at: longValue.column) }
    if let group { report("a parenthesis is not closed", at: group.column) }
  }

  private mutating func report(_ description: String, at column: Int) {
    fault = fault ?? MarbleFault(column: column, description: description)
  }

  private mutating func add(_ mark: Marbles.Mark, at frame: Int) {
    events.append(Marbles.Event(frame: group?.frame ?? frame, mark: mark))
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
