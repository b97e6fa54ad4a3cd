/// Two pictures of text side by side, with marks below the cells that differ.
///
///        expected      screen
///     0  ╭────────╮  │ ╭──────╮
///               ^^^
///     1  │ Cancel │  │ │ Okay │
struct TextComparison {
  /// A row of a picture: its clusters by column; empty in the second column of a wide cluster.
  private typealias Row = [String]

  private let expected: [Row]
  private let actual: [Row]
  private let expectedTitle: String
  private let actualTitle: String

  init(expected: String, actual: String, titles: (expected: String, actual: String)) {
    let rows = (TextComparison.rows(of: expected), TextComparison.rows(of: actual))
    let count = max(rows.0.count, rows.1.count)
    self.expected = rows.0 + Array(repeating: [], count: count - rows.0.count)
    self.actual = rows.1 + Array(repeating: [], count: count - rows.1.count)
    (expectedTitle, actualTitle) = titles
  }

  /// Whether the pictures are the same, apart from trailing spaces and trailing blank rows.
  var isSame: Bool { expected == actual }

  /// The number of cells that differ.
  var differences: Int {
    zip(expected, actual).reduce(0) { $0 + TextComparison.marks($1.0, $1.1).count { $0 } }
  }

  /// The number of cells that differ, in words.
  var count: String { differences == 1 ? "1 cell" : "\(differences) cells" }

  /// The pictures side by side.
  var text: String {
    let width = max(expectedTitle.count, expected.map(\.count).max() ?? 0)
    var lines = [line("", Row(expectedTitle.map(String.init)), actualTitle, width)]
    for (index, (old, new)) in zip(expected, actual).enumerated() {
      lines.append(line(String(index), old, new.joined(), width))
      let marks = TextComparison.marks(old, new).map { $0 ? "^" : " " }
      if marks.contains("^") {
        lines.append(line("", Row(marks.prefix(width)), marks.joined(), width, separator: "  "))
      }
    }
    return lines.map { String($0.droppingTrailing(" ")) }.joined(separator: "\n")
  }

  private func line(
    _ number: String, _ left: Row, _ right: String, _ width: Int, separator: String = "│ "
  ) -> String {
    let margin = String(repeating: " ", count: max(0, 3 - number.count)) + number + " "
    let blanks = String(repeating: " ", count: width - left.count + 1)
    return margin + left.joined() + blanks + separator + right
  }

  /// Returns for each column whether the rows differ there.
  private static func marks(_ left: Row, _ right: Row) -> [Bool] {
    (0..<max(left.count, right.count)).map { column in
      let isIn = (left.indices.contains(column), right.indices.contains(column))
      return (isIn.0 ? left[column] : " ") != (isIn.1 ? right[column] : " ")
    }
  }

  private static func rows(of text: String) -> [Row] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let clusters = line.flatMap { character -> Row in
        guard let cluster = Sanitizer.cluster(of: character) else { return [] }
        return cluster.width == 2 ? [cluster.text, ""] : [cluster.text]
      }
      return Row(clusters.droppingTrailing(" "))
    }
    .droppingTrailing([]).map { $0 }
  }
}
