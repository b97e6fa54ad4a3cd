import ComponentCore

extension Frame {
  /// Returns the areas that show `text`, in reading order, without overlaps.
  ///
  /// A text is found within a row: one that is wrapped or truncated is not. Control characters and
  /// the like are found as the screen shows them. The empty text is nowhere.
  public func findAll(_ text: String) -> [Rect] {
    let pattern = text.compactMap { Sanitizer.cluster(of: $0)?.text }
    return pattern.isEmpty ? [] : (0..<rows).flatMap { find(pattern, inRow: $0) }
  }

  private func find(_ pattern: [String], inRow row: Int) -> [Rect] {
    let clusters = (0..<columns).map { (column: $0, text: self[$0, row].text) }
      .filter { !$0.text.isEmpty }
    var areas: [Rect] = []
    var start = 0
    while start + pattern.count <= clusters.count {
      let end = start + pattern.count
      guard clusters[start..<end].map(\.text) == pattern else {
        start += 1
        continue
      }
      let endColumn = end < clusters.count ? clusters[end].column : columns
      let column = clusters[start].column
      areas.append(Rect(x: column, y: row, width: endColumn - column, height: 1))
      start = end
    }
    return areas
  }
}
