import Components

/// Swift source in the colors of its tokens.
///
/// Each line is a text of its own, so that only the lines on the screen of a long source are made.
/// A line that is too long goes on below its beginning.
struct SwiftCode: View {
  private let lines: [Substring]

  init(_ source: some StringProtocol) {
    lines = String(source).split(separator: "\n", omittingEmptySubsequences: false)
  }

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { index in
        let code = lines[index].drop { $0 == " " }
        SwiftCode.text(of: code).padding(.leading, lines[index].count - code.count)
      }
    }
  }

  /// Returns a line in its colors.
  static func text(of line: Substring) -> Text {
    SwiftToken.tokens(of: line).reduce(Text("")) { text, token in
      text + Text(verbatim: String(token.text)).foregroundColor(token.kind.color)
    }
  }
}

/// A token of Swift, as far as colors need it.
struct SwiftToken: Equatable {
  enum Kind {
    case keyword, type, member, string, number, comment, other
  }

  let kind: Kind
  let text: Substring

  /// Returns the tokens of a line, which together are the line. Text between tokens has the kind
  /// ``Kind/other``; so has the inside of a string of several lines.
  static func tokens(of line: Substring) -> [SwiftToken] {
    line.matches(of: pattern).map { match in
      SwiftToken(kind: kind(of: match.output), text: match.output)
    }
  }

  private nonisolated(unsafe) static let pattern =
    #/\/\/.*|"(?:\\.|[^"\\])*"|\.?[A-Za-z_@\#$][A-Za-z0-9_]*|[0-9][0-9_.]*|[^A-Za-z0-9_"@\#$.\/]+|./#

  private static func kind(of token: Substring) -> Kind {
    switch token.first {
    case "/" where token.hasPrefix("//"): .comment
    case "\"" where token.count > 1: .string
    case ".": token.count > 1 ? .member : .other
    case "@", "#": .keyword
    case let first? where first.isNumber: .number
    case let first? where first.isUppercase: .type
    default: keywords.contains(token) ? .keyword : .other
    }
  }

  private static let keywords: Set<Substring> = [
    "as", "await", "case", "class", "default", "else", "enum", "extension", "false", "fileprivate",
    "final", "for", "func", "guard", "if", "import", "in", "init", "let", "nil", "nonisolated",
    "private", "return", "self", "some", "static", "struct", "switch", "throws", "true", "try",
    "var", "while",
  ]
}

extension SwiftToken.Kind {
  /// The color of the tokens; `nil` for that of other text.
  fileprivate var color: Color? {
    switch self {
    case .keyword: .pink
    case .type: .theme(.accent)
    case .member: .teal
    case .string: .theme(.success)
    case .number: .theme(.warning)
    case .comment: .theme(.secondaryText)
    case .other: nil
    }
  }
}
