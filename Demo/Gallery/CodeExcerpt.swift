extension String {
  /// Returns the code of the card `title` in this source: the lines of its closure, without their
  /// common indentation; nothing if there is no such card.
  func code(ofCard title: String) -> String {
    let lines = lines
    guard let name = lines.firstIndex(where: { $0.contains("\"\(title)\"") }),
      let open = lines[name...].firstIndex(where: { $0.hasSuffix(" {") })
    else { return "" }
    let outer = lines[open].indentation
    return lines[(open + 1)...].prefix { $0.isEmpty || $0.indentation > outer }.unindented
  }

  /// Returns the lines of this source below the mark `title`, up to the next mark.
  func code(below title: String) -> String {
    let body = lines.drop { $0.drop { $0 == " " } != "// MARK: \(title)" }.dropFirst()
    let indentation = body.first { !$0.isEmpty }?.indentation ?? 0
    return body.prefix {
      !$0.contains("// MARK:") && ($0.isEmpty || $0.indentation >= indentation)
    }
    .unindented
  }

  private var lines: [Substring] {
    split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension Substring {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}

extension Collection<Substring> {
  /// The lines, without empty ones at the ends and without the indentation of the first.
  fileprivate var unindented: String {
    let lines = Array(drop(while: \.isEmpty))
    let count = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    let indentation = lines.first?.indentation ?? 0
    return lines.prefix(count).map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}
