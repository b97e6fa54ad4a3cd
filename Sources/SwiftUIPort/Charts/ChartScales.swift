// What programs say of the scales of a chart.

extension View {
  /// Sets whether the axis below the charts in this view begins at zero.
  public nonisolated func chartXScale(
    domain: AutomaticScaleDomain, range: PlotDimensionScaleRange = .automatic
  ) -> some View {
    chartSettings { $0.xIncludesZero = domain.includesZero }
  }

  /// Sets whether the axis beside the charts in this view begins at zero.
  public nonisolated func chartYScale(
    domain: AutomaticScaleDomain, range: PlotDimensionScaleRange = .automatic
  ) -> some View {
    chartSettings { $0.yIncludesZero = domain.includesZero }
  }

  /// Has no effect: an axis uses all of the space.
  public nonisolated func chartXScale(range: PlotDimensionScaleRange) -> some View { self }

  /// Has no effect: an axis uses all of the space.
  public nonisolated func chartYScale(range: PlotDimensionScaleRange) -> some View { self }

  /// Has no effect: numbers have equal distances.
  @available(*, deprecated, message: "On a terminal, the axes of a chart are linear.")
  public nonisolated func chartXScale(type: ScaleType) -> some View { self }

  /// Has no effect: numbers have equal distances.
  @available(*, deprecated, message: "On a terminal, the axes of a chart are linear.")
  public nonisolated func chartYScale(type: ScaleType) -> some View { self }

  /// Sets the colors of series of the charts in this view to those of a gradient, in their order.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View {
    let palette = range.stops.map { AnyShapeStyle($0.color) }
    return chartSettings { $0.palette = palette }
  }
}

/// How much of the space an axis uses: all.
public struct PlotDimensionScaleRange: Sendable {
  /// All.
  public static let automatic = PlotDimensionScaleRange()
  /// All.
  public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange { automatic }
  /// All.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { automatic }
}

/// The values at the ends of an axis as the chart chooses them.
public struct AutomaticScaleDomain: Sendable {
  let includesZero: Bool?

  /// Round values. An axis is never reversed.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain(includesZero: includesZero) }

  /// Round values, and zero if the chart has bars or areas.
  public static let automatic = AutomaticScaleDomain(includesZero: nil)
}

/// The distances of numbers on an axis, which are equal.
public enum ScaleType: Hashable, Sendable {
  /// Equal, as all are.
  case linear
  /// Those of the logarithms.
  case log
  /// Those of the square roots.
  case squareRoot
  /// Those of days and hours.
  case date
  /// Those of texts.
  case category
}
