/// An outline in points that can be filled, stroked and used to clip views.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///           path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol Shape: ComponentCore.Shape {
  /// Returns the outline of this shape in `rect`.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// Returns the outline of this shape in a rectangle of cells.
  public nonisolated func path(in rect: Rect) -> Path { path(in: CGRect(rect)) }
}

extension RoundedRectangle {
  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners in points.
  ///   - style: The form of the corners, which cells cannot show.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self = RoundedRectangle.init(cornerRadius:)(cornerRadius.cells(along: .horizontal))
  }
}

extension ComponentCore.Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners of `cornerRadius` points.
  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Capsule {
  /// Creates a capsule. Both forms of its corners look the same in cells.
  public init(style: RoundedCornerStyle) {
    self.init()
  }
}

extension RectangleCornerRadii {
  /// Creates the radii from points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.init(
      columns: topLeading.cells(along: .horizontal), bottomLeading.cells(along: .horizontal),
      bottomTrailing.cells(along: .horizontal), topTrailing.cells(along: .horizontal))
  }
}

extension UnevenRoundedRectangle {
  /// Creates a rectangle with four radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius))
  }

  /// Creates a rectangle with the corners of `cornerRadii`, whose form cells cannot show.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
    self.init(cornerRadii: cornerRadii)
  }
}

extension ComponentCore.Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with four radii in points.
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

/// The form of round corners. Both look the same in cells.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle.
  case circular
  /// Corners whose curvature grows gradually.
  case continuous
}

extension RadialGradient {
  /// Creates a radial gradient between two radii in points.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self = .radialGradient(
      gradient, center: center, startRadius: startRadius.cells(along: .horizontal),
      endRadius: endRadius.cells(along: .horizontal))
  }

  /// Creates a radial gradient of evenly spaced colors between two radii in points.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of `stops` between two radii in points.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
