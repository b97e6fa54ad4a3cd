/// A type-erased shape style: a color, a gradient, or a level of the style of enclosing views.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  enum Fill: Hashable {
    case color(Color)
    case gradient(SpatialGradient)
    /// The style of the enclosing views: the primary one at level 0.
    case foreground(level: Int, opacity: Double)
  }

  let kind: Fill

  /// Creates a style that looks like `style`.
  public init(_ style: some ShapeStyle) {
    self = style.resolved
  }

  /// Creates a style that fills with `color`.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public init(_ color: Color) {
    kind = .color(color)
  }

  package init(color: Color) {
    kind = .color(color)
  }

  package init(_ gradient: SpatialGradient) {
    kind = .gradient(gradient)
  }

  package init(level: Int, opacity: Double = 1) {
    kind = .foreground(level: level, opacity: opacity)
  }

  /// The color; `nil` if the style is a gradient or that of enclosing views.
  package var color: Color? {
    if case .color(let color) = kind { color } else { nil }
  }

  /// The color, or the first of a gradient; `nil` if the style is that of enclosing views.
  package var firstColor: Color? {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient): gradient.gradient.stops.first?.color
    case .foreground: nil
    }
  }

  /// The style itself.
  public var resolved: AnyShapeStyle { self }
}

extension AnyShapeStyle {
  /// Returns this style with its opacity multiplied by `opacity`.
  func faded(by opacity: Double) -> AnyShapeStyle {
    if opacity >= 1 { return self }
    return switch kind {
    case .color(let color): AnyShapeStyle(color: color.opacity(opacity))
    case .gradient(let gradient): AnyShapeStyle(gradient.mapColors { $0.opacity(opacity) })
    case .foreground(let level, let other):
      AnyShapeStyle(level: level, opacity: other * max(0, opacity))
    }
  }

  /// Returns the style of what is `level` levels less important.
  func atLevel(_ level: Int) -> AnyShapeStyle {
    if level <= 0 { return self }
    return switch kind {
    case .color(let color): AnyShapeStyle(color: color.atLevel(level))
    case .gradient(let gradient): AnyShapeStyle(gradient.mapColors { $0.atLevel(level) })
    case .foreground(let other, let opacity):
      AnyShapeStyle(level: level + other, opacity: opacity)
    }
  }

  /// Returns this style or, if it is a level of the style of the enclosing views, that level of
  /// `style`.
  func relative(to style: AnyShapeStyle) -> AnyShapeStyle {
    guard case .foreground(let level, let opacity) = kind else { return self }
    return style.atLevel(level).faded(by: opacity)
  }
}

extension Color {
  /// The opacity of the second, third and fourth level of a color.
  ///
  /// They are so high that a terminal of 16 colors still shows the color, and not black.
  private static let levelOpacities = [0.75, 0.6, 0.45]

  /// Returns the color of what is `level` levels less important: for the terminal's color of text
  /// its gray, and shades of it.
  func atLevel(_ level: Int) -> Color {
    if level <= 0 { return self }
    let index = min(level, Color.levelOpacities.count) - 1
    if value != .standard { return opacity(Color.levelOpacities[index]) }
    let gray = Color.secondary.opacity(coverage)
    return index == 0 ? gray : gray.opacity([0.75, 0.55][index - 1])
  }
}

extension AnyShapeStyle: Interpolatable {
  package func interpolated(to target: AnyShapeStyle, by fraction: Double) -> AnyShapeStyle {
    switch (kind, target.kind) {
    case (.color(let color), .color(let other)):
      AnyShapeStyle(color: color.interpolated(to: other, by: fraction))
    case (.gradient(let gradient), .gradient(let other)):
      gradient.interpolated(to: other, by: fraction).map { AnyShapeStyle($0) } ?? target
    default: target
    }
  }

  package func animatableDistance(to other: AnyShapeStyle) -> Double {
    if case .color(let color) = kind, case .color(let target) = other.kind {
      return color.animatableDistance(to: target)
    }
    return self == other ? 0 : 1
  }
}
