import ComponentCore

nonisolated extension [PathPoint] {
  /// Returns points of the lines between these points, at a horizontal distance in columns, as far
  /// as the lines are in `area`.
  func sampled(atDistance distance: Double, in area: Rect) -> [PathPoint] {
    guard let last else { return [] }
    var points: [PathPoint] = []
    for (start, end) in zip(self, dropFirst()) {
      let length = Swift.max(abs(end.x - start.x), abs(end.y - start.y) * 2)
      let steps = Swift.max(1, Int((length / distance).rounded(.up)))
      guard let visible = area.fractions(ofLineFrom: start, to: end) else { continue }
      let first = Int(visible.lowerBound * Double(steps))
      for step in first..<Swift.max(first, Int((visible.upperBound * Double(steps)).rounded(.up))) {
        let part = Double(step) / Double(steps)
        points.append(
          PathPoint(
            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
    }
    return points + [last]
  }
}
