/// The sign of points, which a terminal shows as a character.
@MainActor @preconcurrency
public protocol ChartSymbolShape: Shape {
  /// The part of a square of length 1 that looks as large as a circle in it.
  nonisolated var perceptualUnitRect: CGRect { get }
  /// The sign as a character: a dot, unless the shape says otherwise.
  nonisolated var sign: String { get }
}

extension ChartSymbolShape {
  /// The sign as a character: that of a shape of the library, a dot for others.
  public nonisolated var sign: String { Self.chartSign(isFilled: true) }
  /// The whole square.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ComponentCore.Shape {
  /// The character that looks most like this shape.
  nonisolated static func chartSign(isFilled: Bool) -> String {
    switch self {
    case is Rectangle.Type, is RoundedRectangle.Type: isFilled ? "■" : "□"
    default: isFilled ? "●" : "○"
    }
  }
}

/// The signs of points.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  /// The sign as a character.
  public nonisolated let sign: String

  nonisolated static let all = [circle, square, triangle, diamond, cross, plus]

  /// The outline of the sign where it is a shape: of a circle, a square, a triangle or a diamond.
  public nonisolated func path(in rect: CGRect) -> Path {
    func polygon(_ points: (x: CGFloat, y: CGFloat)...) -> Path {
      Path { path in
        path.addLines(
          points.map { point in
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
          })
        path.closeSubpath()
      }
    }
    switch sign {
    case "■": return Path(rect)
    case "▲": return polygon((0.5, 0), (1, 1), (0, 1))
    case "◆": return polygon((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))
    default: return Path(ellipseIn: rect)
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A dot.
  public nonisolated static var circle: BasicChartSymbolShape { .init(sign: "●") }
  /// A square.
  public nonisolated static var square: BasicChartSymbolShape { .init(sign: "■") }
  /// A triangle.
  public nonisolated static var triangle: BasicChartSymbolShape { .init(sign: "▲") }
  /// A diamond.
  public nonisolated static var diamond: BasicChartSymbolShape { .init(sign: "◆") }
  /// A cross.
  public nonisolated static var cross: BasicChartSymbolShape { .init(sign: "×") }
  /// A plus sign.
  public nonisolated static var plus: BasicChartSymbolShape { .init(sign: "+") }
  /// A pentagon, which looks like a diamond.
  public nonisolated static var pentagon: BasicChartSymbolShape { .init(sign: "◆") }
  /// An asterisk.
  public nonisolated static var asterisk: BasicChartSymbolShape { .init(sign: "*") }
}

extension Circle: ChartSymbolShape {}
