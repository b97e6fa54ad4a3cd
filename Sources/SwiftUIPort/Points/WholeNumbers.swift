// Lengths in points that are written as whole numbers. For arguments that cannot be `nil`, Swift
// takes a literal as an `Int` before it considers `CGFloat`, so it would choose the methods of
// `Components`, which count cells. These come before them.

extension View {
  /// Draws this view `x` points further to the right and `y` points further down.
  public nonisolated func offset(x: Int = 0, y: Int = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Places the center of this view `x` points from the left and `y` points from the top of the
  /// space that is offered to it.
  public nonisolated func position(x: Int = 0, y: Int = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Rounds the corners of this view by `radius` points.
  public nonisolated func cornerRadius(_ radius: Int, antialiased: Bool = true) -> some View {
    cornerRadius(CGFloat(radius), antialiased: antialiased)
  }

  /// Draws a shadow beside this view, with lengths in points.
  public nonisolated func shadow(
    color: Color = .gray, radius: Int, x: Int = 0, y: Int = 0
  ) -> some View {
    shadow(color: color, radius: CGFloat(radius), x: CGFloat(x), y: CGFloat(y))
  }
}

extension EdgeInsets {
  /// Creates insets without a distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the distances in points.
  public init(top: Int, leading: Int, bottom: Int, trailing: Int) {
    self.init(
      top: CGFloat(top), leading: CGFloat(leading), bottom: CGFloat(bottom),
      trailing: CGFloat(trailing))
  }
}

extension RadialGradient {
  /// Creates a radial gradient between two radii in points.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: Int, endRadius: Int
  ) {
    self.init(
      gradient: gradient, center: center, startRadius: CGFloat(startRadius),
      endRadius: CGFloat(endRadius))
  }

  /// Creates a radial gradient of evenly spaced colors between two radii in points.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: Int, endRadius: Int
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: CGFloat(startRadius),
      endRadius: CGFloat(endRadius))
  }

  /// Creates a radial gradient of `stops` between two radii in points.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Int, endRadius: Int
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: CGFloat(startRadius),
      endRadius: CGFloat(endRadius))
  }
}

extension RoundedRectangle {
  /// Creates a rectangle with rounded corners of `cornerRadius` points.
  public init(cornerRadius: Int, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: CGFloat(cornerRadius), style: style)
  }
}

extension Components.Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners of `cornerRadius` points.
  public nonisolated static func rect(
    cornerRadius: Int, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: CGFloat(cornerRadius), style: style)
  }
}
