extension Marbles: CustomStringConvertible {
  /// The diagram as a line, or the problem.
  ///
  /// A mark that finds no room at its frame is moved to the right. Marks that are not at the
  /// beginning of their frame are listed after the line.
  public var description: String {
    problem ?? ([line] + late).joined(separator: "  ")
  }

  /// The marks that are not at the beginning of their frame, in words.
  private var late: [String] {
    events.filter { $0.offset != .zero }.map { "\($0.mark.rendered): +\($0.offset)" }
  }

  /// The diagram as a line, without offsets.
  var line: String {
    var line = ""
    for (frame, marks) in byFrame {
      line += String(repeating: "-", count: max(0, frame - line.count))
      let rendered = marks.map(\.rendered).joined()
      line += marks.count == 1 ? rendered : "(\(rendered))"
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
  /// The mark as text in a diagram.
  var rendered: String {
    switch self {
    case .value(let value):
      value.count == 1 && !Self.reservedCharacters.contains(value) ? value : "<\(value)>"
    case .finished: "|"
    case .failed: "#"
    case .subscribed: "^"
    case .cancelled: "!"
    }
  }

  /// The characters with a meaning of their own, which cannot be drawn as values.
  private static let reservedCharacters: Set<String> = [
    "-", "|", "#", "^", "!", "(", ")", "<", ">", " ",
  ]
}
