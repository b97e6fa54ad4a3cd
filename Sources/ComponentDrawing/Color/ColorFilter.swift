/// A change of all colors in which something is drawn.
package struct ColorFilter: Hashable, Sendable {
  /// What a filter changes.
  package enum Kind: Hashable, Sendable {
    /// Adds the amount to each component.
    case brightness
    /// Multiplies the distance of each component to a middle gray by the amount.
    case contrast
    /// Multiplies the distance of each component to the gray of the same lightness by the amount.
    case saturation
    /// Turns the color wheel by the amount, in radians.
    case hueRotation
    /// Replaces each component by what it lacks, by the amount.
    case inversion
    /// Multiplies each component by that of the filter's color.
    case multiplication
  }

  package var kind: Kind
  package var amount: Double
  package var color: Color

  package init(_ kind: Kind, amount: Double = 1, color: Color = .white) {
    self.kind = kind
    self.amount = amount
    self.color = color
  }

  /// Returns an exact color as this filter changes it.
  ///
  /// - Parameters:
  ///   - original: The color, whose opacity stays.
  ///   - palette: How system colors are shown.
  func applied(to original: Color, in palette: SystemPalette) -> Color {
    let (red, green, blue) = original.components(in: palette)
    let old = SIMD3(Double(red), Double(green), Double(blue)) / 255
    let new = components(old, in: palette)
    return Color(red: new.x, green: new.y, blue: new.z, opacity: original.coverage)
  }

  private func components(_ old: SIMD3<Double>, in palette: SystemPalette) -> SIMD3<Double> {
    switch kind {
    case .brightness: return old + amount
    case .contrast: return (old - 0.5) * amount + 0.5
    case .saturation: return ColorFilter.gray(of: old) * (1 - amount) + old * amount
    case .hueRotation: return hueRotated(old)
    case .inversion: return old * (1 - amount) + (1 - old) * amount
    case .multiplication:
      let (red, green, blue) = color.components(in: palette)
      return old * SIMD3(Double(red), Double(green), Double(blue)) / 255
    }
  }

  /// The parts of the components in the lightness of a color.
  private static let lightness = SIMD3(0.213, 0.715, 0.072)

  private static func gray(of color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(repeating: (color * lightness).sum())
  }

  /// Turns `color` around the axis of grays and gives it its lightness again.
  private func hueRotated(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let (cosine, sine) = Angle.radians(amount).direction
    let mean = SIMD3(repeating: color.sum() / 3)
    let difference = color - mean
    let perpendicular =
      SIMD3(color.z - color.y, color.x - color.z, color.y - color.x) / 3.0.squareRoot()
    let turned = mean + difference * cosine + perpendicular * sine
    return turned + ColorFilter.gray(of: color) - ColorFilter.gray(of: turned)
  }
}

extension ColorFilter: Interpolatable {
  package func interpolated(to target: ColorFilter, by fraction: Double) -> ColorFilter {
    guard kind == target.kind else { return target }
    return ColorFilter(
      kind, amount: amount + (target.amount - amount) * fraction,
      color: color.interpolated(to: target.color, by: fraction))
  }

  package func animatableDistance(to other: ColorFilter) -> Double {
    max(abs(other.amount - amount) * 255, color.animatableDistance(to: other.color))
  }
}
