import Signals

/// The properties of a gauge, for a ``GaugeStyle``.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View {
    let content: AnyView

    /// The label that the gauge was created with.
    public var body: some View { content }
  }

  /// The label of a gauge that tells its current value.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The label that the gauge was created with.
    public var body: some View { content }
  }

  /// The label of a gauge that tells the lowest value.
  public struct MinimumValueLabel: View {
    let content: AnyView

    /// The label that the gauge was created with.
    public var body: some View { content }
  }

  /// The label of a gauge that tells the highest value.
  public struct MaximumValueLabel: View {
    let content: AnyView

    /// The label that the gauge was created with.
    public var body: some View { content }
  }

  /// The position of the value in the range of the gauge, from 0 to 1.
  public private(set) var value: Double
  /// The value, for styles that follow it.
  let shown: ShownValue<Double>
  /// The label of the gauge.
  public let label: Label
  /// The label that tells the current value, if the gauge has one.
  public let currentValueLabel: CurrentValueLabel?
  /// The label that tells the lowest value, if the gauge has one.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label that tells the highest value, if the gauge has one.
  public let maximumValueLabel: MaximumValueLabel?
  /// The colors of the lowest to the highest values, if the gauge has its own.
  public let gradient: Gradient?
  var appliedStyles = AppliedStyles<Self>()
}

extension GaugeStyleConfiguration: ValueConfiguration, DefaultStyledConfiguration {
  static var defaultStyle: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }

  func showing(_ value: Double) -> Self {
    var copy = self
    copy.value = value
    return copy
  }
}

/// A type that determines the look of gauges.
///
///     struct Percentage: GaugeStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           configuration.label
///           Text("\(Int(configuration.value * 100)) %")
///         }
///       }
///     }
///
///     Gauge("Battery", value: charge).gaugeStyle(Percentage())
///
///     Battery 80 %
///
/// A style that changes only a part of another one shows `Gauge(configuration)`, which has the
/// next outer style.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol GaugeStyle: ControlStyle where StyleConfiguration == GaugeStyleConfiguration {
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

extension View {
  /// Shows the gauges in this view in `style`. The innermost style applies.
  public nonisolated func gaugeStyle(_ style: some GaugeStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the gauges in this view in a style made of the newest of `values`. The enclosing view's
  /// style applies until the first.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func gaugeStyle<Value: Equatable & Sendable, Style: GaugeStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}

extension Gradient? {
  /// Returns the color of the gradient at `fraction`; the accent color without a gradient.
  func gaugeColor(at fraction: Double) -> Color {
    self?.color(at: fraction) ?? .accentColor
  }
}

extension AccessibilityElement {
  /// Returns the element of a gauge that shows `fraction`.
  static func gauge(_ fraction: Double) -> AccessibilityElement {
    AccessibilityElement(.gauge, value: "\(Int((fraction * 100).rounded()))%")
  }
}
