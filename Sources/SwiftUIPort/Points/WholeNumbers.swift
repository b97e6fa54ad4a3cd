// Lengths in points that are written as whole numbers. For arguments that cannot be `nil`, Swift
// takes a literal as an `Int` before it considers `CGFloat`, so it would choose the methods of
// `Components`, which count cells. These come before them. Methods with a further argument, such
// as `cornerRadius(_:antialiased:)`, need none: each overload multiplies the time until a mistake
// in a chain of modifiers is reported.

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

  /// Draws a shadow beside this view, with lengths in points.
  public nonisolated func shadow(
    color: Color = .gray, radius: Int, x: Int = 0, y: Int = 0
  ) -> some View {
    shadow(color: color, radius: CGFloat(radius), x: CGFloat(x), y: CGFloat(y))
  }
}

extension View {
  /// Draws a border around this view in `content`, whose line is light, or heavy if it is more
  /// than a column wide.
  public nonisolated func border(_ content: some ShapeStyle, width: Int) -> some View {
    border(content, width: CGFloat(width))
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

extension ComponentCore.Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners of `cornerRadius` points.
  public nonisolated static func rect(
    cornerRadius: Int, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: CGFloat(cornerRadius), style: style)
  }
}

extension RectangleCornerRadii {
  /// Creates the radii from points.
  public init(
    topLeading: Int = 0, bottomLeading: Int = 0, bottomTrailing: Int = 0, topTrailing: Int = 0
  ) {
    self.init(
      topLeading: CGFloat(topLeading), bottomLeading: CGFloat(bottomLeading),
      bottomTrailing: CGFloat(bottomTrailing), topTrailing: CGFloat(topTrailing))
  }
}

extension UnevenRoundedRectangle {
  /// Creates a rectangle with four radii in points.
  public init(
    topLeadingRadius: Int = 0, bottomLeadingRadius: Int = 0, bottomTrailingRadius: Int = 0,
    topTrailingRadius: Int = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius))
  }
}

extension ComponentCore.Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with four radii in points.
  public nonisolated static func rect(
    topLeadingRadius: Int = 0, bottomLeadingRadius: Int = 0, bottomTrailingRadius: Int = 0,
    topTrailingRadius: Int = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

extension ComponentCore.Shape {
  /// Returns a view of this shape's outline in the foreground style, `lineWidth` points wide.
  public nonisolated func stroke(lineWidth: Int) -> some ShapeView<Self> {
    stroke(style: StrokeStyle(lineWidth: CGFloat(lineWidth)))
  }

  /// Returns a view of this shape's outline, drawn inside the shape in the foreground style,
  /// `lineWidth` points wide.
  public nonisolated func strokeBorder(lineWidth: Int) -> some ShapeView<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: CGFloat(lineWidth)))
  }
}

extension View {
  /// Sets the position of a guide of this view, in points from its left edge.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> Int
  ) -> some View {
    alignmentGuide(guide) { CGFloat(computeValue($0)) }
  }

  /// Sets the position of a guide of this view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> Int
  ) -> some View {
    alignmentGuide(guide) { CGFloat(computeValue($0)) }
  }
}
