/// A gradient that computes each of its colors only once.
struct GradientRamp {
  let gradient: SpatialGradient
  private var colors: [Int: Color] = [:]

  init(_ gradient: SpatialGradient) {
    self.gradient = gradient
  }

  mutating func color(at point: Point, in rect: Rect) -> Color {
    let index = gradient.shadeIndex(at: point, in: rect)
    if let color = colors[index] { return color }
    let color = gradient.color(ofShade: index)
    colors[index] = color
    return color
  }
}
