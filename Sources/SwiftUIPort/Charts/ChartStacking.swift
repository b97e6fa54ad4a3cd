/// How marks at the same place are stacked.
public enum MarkStackingMethod: Hashable, Sendable {
  /// On top of each other.
  case standard
  /// On top of each other, as fractions of their sum.
  case normalized
  /// On top of each other, with the middle of the stack at zero.
  case center
  /// In front of each other: each begins at zero.
  case unstacked
}

extension [ChartMark] {
  /// The marks, of which bars and areas that begin at zero have both ends of their part of a
  /// stack.
  func stacked(isHorizontal: Bool) -> [ChartMark] {
    var marks = self
    var stacks: [ChartStack: [Int]] = [:]
    for index in marks.indices {
      let mark = marks[index]
      let isAcross = isHorizontal && mark.kind == .bar
      guard let value = isAcross ? mark.x : mark.y, value.end == nil,
        let number = value.start.number, let base = isAcross ? mark.y?.start : mark.x?.start,
        mark.kind == .bar || mark.kind == .area
      else { continue }
      let stack = ChartStack(
        kind: mark.kind, base: base, position: mark.style.position, method: mark.stacking,
        isNegative: number < 0)
      stacks[stack, default: []].append(index)
    }
    for (stack, indices) in stacks {
      let isAcross = isHorizontal && stack.kind == .bar
      let values = indices.map { (isAcross ? marks[$0].x : marks[$0].y)?.start.number ?? 0 }
      for (index, ends) in zip(indices, stack.method.ends(of: values)) {
        let span = ChartMark.Span(from: .number(ends.start), to: .number(ends.end))
        if isAcross { marks[index].x = span } else { marks[index].y = span }
      }
    }
    return marks
  }
}

/// What marks of one stack have in common.
private struct ChartStack: Hashable {
  let kind: ChartMark.Kind
  let base: PlotValue
  let position: String?
  let method: MarkStackingMethod
  let isNegative: Bool
}

extension MarkStackingMethod {
  /// Returns where the parts of a stack of values of one sign begin and end.
  fileprivate func ends(of values: [Double]) -> [(start: Double, end: Double)] {
    guard self != .unstacked else { return values.map { (0, $0) } }
    let sum = values.reduce(0, +)
    let scale = self == .normalized && sum != 0 ? 1 / abs(sum) : 1
    var top = self == .center ? -sum / 2 : 0
    return values.map { value in
      defer { top += value * scale }
      return (top, top + value * scale)
    }
  }
}

/// How wide or high a bar or a rectangle is, or how large the radius of a sector.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable,
  Sendable
{
  private enum Kind: Hashable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a size in points.
  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  /// The usual size.
  public static let automatic = MarkDimension(.automatic)
  /// A size in points, of which a mark has at least a cell.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// A distance from both ends of the space in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  /// A fraction of the space.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// The fraction of the space; `nil` if it is no fraction.
  var ratio: Double? {
    if case .ratio(let ratio) = kind { Double(ratio) } else { nil }
  }

  /// Returns the size in columns or rows of a mark in a space; `nil` if it has the usual one.
  func cells(of space: Double, along axis: Axis) -> Double? {
    func cells(_ points: CGFloat) -> Double { Double(points / PointScale.points(along: axis)) }
    return switch kind {
    case .automatic: nil
    case .fixed(let value): max(1, cells(value).rounded())
    case .inset(let value): max(1, space - 2 * cells(value))
    case .ratio(let ratio): max(min(1, space), space * Double(ratio))
    }
  }
}
