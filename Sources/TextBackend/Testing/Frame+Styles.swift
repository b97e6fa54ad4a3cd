import ComponentCore

extension Frame {
  /// A second picture of the frame: a letter for the colors and text effects of each cell, and
  /// below it the meaning of the letters.
  ///
  ///     print(screen.frame.styles)
  ///
  ///     aaaaaa
  ///     abbbba
  ///     aaaaaa
  ///     a: bold
  ///     b: bold red on blue
  ///
  /// Plain cells are blank. Letters are given in reading order; if there are more styles than
  /// letters, the cells of the others show `*`.
  public var styles: String {
    var legend = StyleLegend()
    let pictures = (0..<rows).map { row in
      let letters = String(cells(row: row).map { legend.letter(for: $0.attributes) })
      return String(letters.droppingTrailing(" "))
    }
    return (pictures.droppingTrailing("") + legend.lines).joined(separator: "\n")
  }
}

/// The letters of the styles in a picture.
private struct StyleLegend {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  private var letters: [String: Character] = [:]
  private(set) var lines: [String] = []

  mutating func letter(for attributes: Attributes) -> Character {
    let description = attributes.description
    if description == Attributes().description { return " " }
    if let letter = letters[description] { return letter }
    let isFull = letters.count >= StyleLegend.letters.count
    if isFull {
      if lines.count == letters.count { lines.append("*: other styles") }
      return "*"
    }
    let letter = StyleLegend.letters[letters.count]
    letters[description] = letter
    lines.append("\(letter): \(description)")
    return letter
  }
}
