/// A part of a path as straight lines.
struct Polyline: Hashable, Sendable {
  var points: [PathPoint]
  var isClosed = false

  /// The lines, including the one that closes the part.
  var segments: [(start: PathPoint, end: PathPoint)] {
    let lines = zip(points, points.dropFirst()).map { (start: $0, end: $1) }
    guard isClosed, points.count > 1, let first = points.first, let last = points.last else {
      return lines
    }
    return lines + [(start: last, end: first)]
  }

  /// The length in columns.
  var length: Double { segments.reduce(0) { $0 + ($1.end - $1.start).length } }
}

extension Path {
  /// The greatest number of lines in place of a curve.
  private static let maxCurveSegments = 128

  /// The parts of the path, with lines in place of curves.
  var polylines: [Polyline] {
    var parts: [Polyline] = []
    func current() -> PathPoint { parts.last?.points.last ?? .zero }
    for element in elements {
      // A line after the end of a part begins at the start of the part.
      if case .move = element {
      } else if let last = parts.last, last.isClosed, element != .close {
        parts.append(Polyline(points: [last.points[0]]))
      }
      switch element {
      case .move(let point): parts.append(Polyline(points: [point]))
      case .line(let point): parts[parts.count - 1].points.append(point)
      case .curve(let first, let second, let end):
        parts[parts.count - 1].points += Path.points(
          ofCurveFrom: current(), first, second, to: end)
      case .close: parts[parts.count - 1].isClosed = true
      }
    }
    return parts
  }

  /// Returns points on a curve, so close that the lines between them look like the curve.
  private static func points(
    ofCurveFrom start: PathPoint, _ first: PathPoint, _ second: PathPoint, to end: PathPoint
  ) -> [PathPoint] {
    let length = (first - start).length + (second - first).length + (end - second).length
    let count = max(4, min(maxCurveSegments, Int(length * 2)))
    return (1...count).map { index in
      let t = Double(index) / Double(count)
      let s = 1 - t
      if index == count { return end }
      return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t)
        + end * (t * t * t)
    }
  }

  /// Creates a path of straight lines.
  init(_ polylines: [Polyline]) {
    self.init(
      polylines.flatMap { part -> [Segment] in
        guard let first = part.points.first else { return [] }
        return [.move(first)] + part.points.dropFirst().map { .line($0) }
          + (part.isClosed ? [.close] : [])
      })
  }

  /// Returns the part of this path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - start: The fraction at which the part begins, from 0 to 1.
  ///   - end: The fraction at which it ends. Nothing is left if it is not greater than `start`.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    let (start, end) = (max(0, start), min(1, end))
    if start <= 0, end >= 1 { return self }
    let parts = polylines
    let length = parts.reduce(0) { $0 + $1.length }
    guard start < end, length > 0 else { return Path() }
    var position = 0.0
    return Path(
      parts.flatMap { part -> [Polyline] in
        defer { position += part.length }
        return part.slices([start * length - position...end * length - position])
      })
  }
}

extension Polyline {
  /// Returns the parts in ascending `ranges` of the distance from the start, in columns.
  func slices(_ ranges: [ClosedRange<Double>]) -> [Polyline] {
    var slices: [Polyline] = []
    var (index, position) = (0, 0.0)
    var isOpen = false
    for (start, end) in segments {
      let length = (end - start).length
      if length <= 0 { continue }
      while index < ranges.count {
        let (from, to) = (ranges[index].lowerBound - position, ranges[index].upperBound - position)
        if from >= length { break }
        func point(_ distance: Double) -> PathPoint {
          start + (end - start) * (min(max(0, distance), length) / length)
        }
        if !isOpen { slices.append(Polyline(points: [point(from)])) }
        slices[slices.count - 1].points.append(point(to))
        isOpen = to > length
        if isOpen { break }
        index += 1
      }
      position += length
    }
    return slices.filter { $0.points.count > 1 }
  }

  /// The greatest number of dashes. A line of more is drawn without gaps.
  private static let maxDashes = 1 << 14

  /// Returns the dashes of this line.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of dashes and gaps in columns, in turn.
  ///   - phase: How far into the pattern the line begins.
  func dashes(_ lengths: [Int], phase: Int) -> [Polyline] {
    let lengths = lengths.map { Double($0.clampedLength) }
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let length = length
    guard period > 0, length / period < Double(Polyline.maxDashes) else { return [self] }
    var position = -Double(phase).truncatingRemainder(dividingBy: period)
    if position > 0 { position -= period }
    var ranges: [ClosedRange<Double>] = []
    while position < length {
      for (index, part) in pattern.enumerated() {
        if index.isMultiple(of: 2), part > 0, position + part > 0 {
          ranges.append(position...position + part)
        }
        position += part
      }
    }
    return slices(ranges)
  }
}
