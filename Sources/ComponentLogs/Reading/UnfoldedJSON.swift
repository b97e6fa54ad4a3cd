/// A line whose JSON object is unfolded: each member and each element has a line of its own.
///
///     ready {"port":80,"tags":["a","b"]}
///
///     ready
///     {
///       "port": 80,
///       "tags": [
///         "a",
///         "b"
///       ]
///     }
///
/// The object is the first one in the line that is complete. What is before and after it stays as
/// it is, on lines of its own.
struct UnfoldedJSON: Equatable {
  /// A part of the text with one meaning.
  struct Part: Equatable {
    enum Kind {
      case key, value, other
    }

    let kind: Kind
    var text: String
  }

  private(set) var parts: [Part] = []

  /// Creates the unfolded form of `line`; `nil` if it contains no complete object.
  init?(_ line: String) {
    guard let object = line.firstObject else { return nil }
    let before = line[..<object.lowerBound].trimmingBlanks
    if !before.isEmpty { append("\(before)\n", .other) }
    unfold(line[object])
    let after = line[object.upperBound...].trimmingBlanks
    if !after.isEmpty { append("\n\(after)", .other) }
  }

  /// The whole text.
  var text: String { parts.map(\.text).joined() }

  private mutating func append(_ text: some StringProtocol, _ kind: Part.Kind) {
    if parts.last?.kind == kind {
      parts[parts.count - 1].text += text
    } else {
      parts.append(Part(kind: kind, text: String(text)))
    }
  }

  private mutating func unfold(_ object: Substring) {
    var (rest, depth) = (object, 0)
    while let first = rest.first {
      switch first {
      case "{", "[":
        rest = rest.dropFirst().drop(while: \.isBlank)
        if let close = rest.first, close == "}" || close == "]" {
          append("\(first)\(close)", .other)
          rest = rest.dropFirst()
        } else {
          depth += 1
          append("\(first)\(newLine(depth))", .other)
        }
      case "}", "]":
        depth -= 1
        append("\(newLine(depth))\(first)", .other)
        rest = rest.dropFirst()
      case ",":
        append(",\(newLine(depth))", .other)
        rest = rest.dropFirst()
      case ":":
        append(": ", .other)
        rest = rest.dropFirst()
      case _ where first.isBlank: rest = rest.dropFirst()
      default:
        let value = rest.prefixOfValue
        rest = rest[value.endIndex...]
        append(value, rest.drop(while: \.isBlank).first == ":" ? .key : .value)
      }
    }
  }

  private func newLine(_ depth: Int) -> String {
    "\n" + String(repeating: "  ", count: depth)
  }
}
