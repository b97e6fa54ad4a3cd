// Lengths in points that are written as whole numbers, where the modules that the port exports
// take whole numbers of columns. Other methods need none: a literal may be a `CGFloat`, and each
// overload multiplies the time until a mistake in a chain of modifiers is reported.

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

extension Path {
  /// Creates the outline of `rect` with round corners of `cornerRadius` points.
  public init(
    roundedRect rect: CGRect, cornerRadius: Int, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, cornerRadius: CGFloat(cornerRadius), style: style)
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

extension View {
  /// Gives this view a frame whose length is a part of its container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Int, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(
      axes, count: count, span: span, spacing: CGFloat(spacing), alignment: alignment)
  }

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
