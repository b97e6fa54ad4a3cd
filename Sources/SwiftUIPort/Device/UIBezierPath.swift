/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline under its name in Core Graphics.
public typealias CGPath = Path

extension Path {
  /// Creates a copy of `path`.
  public init(_ path: CGPath) { self = path }

  /// This path.
  public var cgPath: CGPath { self }
}

/// An outline under its name in UIKit, in points.
///
///     UIBezierPath(
///       roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
///       cornerRadii: CGSize(width: 20, height: 20))
public final class UIBezierPath {
  /// The outline.
  public private(set) var cgPath: CGPath

  /// Creates an empty outline.
  public init() { cgPath = Path() }

  /// Creates the outline of a rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }

  /// Creates the outline of the largest ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

  /// Creates the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates the outline of a rectangle of which some corners are round, by the width of
  /// `cornerRadii`.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    cgPath = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
    ).path(in: rect)
  }

  /// Creates a part of a circle, with angles in radians.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var path = Path()
    // Here clockwise is as seen on a screen, where y grows downward: the opposite of SwiftUI's.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    cgPath = path
  }

  /// Begins a new part of the outline at `point`.
  public func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a line from the current point to `point`.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Adds a curve from the current point to `point`.
  public func addCurve(
    to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    cgPath.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve from the current point to `point`.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: point, control: controlPoint)
  }

  /// Adds the lines and curves of `path`.
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }

  /// Adds a line to where the current part begins.
  public func close() { cgPath.closeSubpath() }
}
