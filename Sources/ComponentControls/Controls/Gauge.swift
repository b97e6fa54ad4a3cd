import Signals

/// A view that shows where a value is in a range.
///
///     Gauge("Memory", value: used, in: 0...16) { Text("9.6 GB") }
///
///     Memory ██████████████▍········· 9.6 GB
///
/// The bar takes the width that the labels leave. A value outside of the range is shown as its
/// nearer end; NaN counts as the start. The filled part is drawn in the accent color, or in the
/// color that a gradient has at the value:
///
///     Gauge("Load", value: load, gradient: Gradient(colors: [.green, .yellow, .red]))
///
/// The ``GaugeStyle`` in the environment determines the look.
///
/// A gauge shows a level that goes up and down; for the progress of a task see ``ProgressView``.
public struct Gauge: View {
  private nonisolated var label: AnyView
  private nonisolated var currentValueLabel: AnyView?
  private nonisolated var minimumValueLabel: AnyView?
  private nonisolated var maximumValueLabel: AnyView?
  private nonisolated let fraction: ValueOrPublisher<Double>
  private nonisolated let gradient: Gradient?
  /// The properties that a style shows this gauge with.
  private nonisolated var configuration: GaugeStyleConfiguration?

  private nonisolated init<CurrentValueLabel: View>(
    _ label: some View, _ currentValueLabel: CurrentValueLabel,
    _ fraction: ValueOrPublisher<Double>, _ gradient: Gradient?
  ) {
    self.label = AnyView(label)
    if CurrentValueLabel.self != EmptyView.self {
      self.currentValueLabel = AnyView(currentValueLabel)
    }
    self.fraction = fraction
    self.gradient = gradient
  }

  private nonisolated init(
    _ label: some View, _ currentValueLabel: some View,
    _ values: some Publisher<Double, Never>, _ bounds: ClosedRange<Double>, _ gradient: Gradient?
  ) {
    self.init(
      label, currentValueLabel, ValueOrPublisher(values.map { bounds.fraction(of: $0) }), gradient)
  }

  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values at the start and at the end of the bar.
  ///   - gradient: The colors of the lowest to the highest values.
  ///   - label: The view before the bar.
  ///   - currentValueLabel: The view after the bar.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, gradient: Gradient? = nil,
    @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {
    let bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let fraction = bounds.fraction(of: Double(value))
    self.init(label(), currentValueLabel(), ValueOrPublisher(fraction), gradient)
  }

  /// Creates a gauge of the newest of `values`. The bar is empty before the first one.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - bounds: The values at the start and at the end of the bar.
  ///   - gradient: The colors of the lowest to the highest values.
  ///   - label: The view before the bar.
  ///   - currentValueLabel: The view after the bar.
  public nonisolated init(
    value values: some Publisher<Double, Never>, in bounds: ClosedRange<Double> = 0...1,
    gradient: Gradient? = nil, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {
    self.init(label(), currentValueLabel(), values, bounds, gradient)
  }

  /// Creates a gauge with labels at the ends of its bar.
  ///
  ///     Gauge(value: level, in: 0...11) {
  ///       Text("Volume")
  ///     } currentValueLabel: {
  ///       Text("\(level)")
  ///     } minimumValueLabel: {
  ///       Text("0")
  ///     } maximumValueLabel: {
  ///       Text("11")
  ///     }
  ///
  ///     Volume 0 ████▌········ 11 4
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values at the start and at the end of the bar.
  ///   - gradient: The colors of the lowest to the highest values.
  ///   - label: The view before the bar.
  ///   - currentValueLabel: The view after the bar.
  ///   - minimumValueLabel: The view at the start of the bar.
  ///   - maximumValueLabel: The view at the end of the bar.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, gradient: Gradient? = nil,
    @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(
      value: value, in: bounds, gradient: gradient, label: label,
      currentValueLabel: currentValueLabel)
    self.minimumValueLabel = AnyView(minimumValueLabel())
    self.maximumValueLabel = AnyView(maximumValueLabel())
  }

  /// Creates a gauge of the newest of `values`, with labels at the ends of its bar. The bar is
  /// empty before the first value.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - bounds: The values at the start and at the end of the bar.
  ///   - gradient: The colors of the lowest to the highest values.
  ///   - label: The view before the bar.
  ///   - currentValueLabel: The view after the bar.
  ///   - minimumValueLabel: The view at the start of the bar.
  ///   - maximumValueLabel: The view at the end of the bar.
  public nonisolated init(
    value values: some Publisher<Double, Never>, in bounds: ClosedRange<Double> = 0...1,
    gradient: Gradient? = nil, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(
      value: values, in: bounds, gradient: gradient, label: label,
      currentValueLabel: currentValueLabel)
    self.minimumValueLabel = AnyView(minimumValueLabel())
    self.maximumValueLabel = AnyView(maximumValueLabel())
  }

  /// Creates a gauge with a title before its bar.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - bounds: The values at the start and at the end of the bar.
  ///   - gradient: The colors of the lowest to the highest values.
  ///   - currentValueLabel: The view after the bar.
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ title: String, value: Value, in bounds: ClosedRange<Value> = 0...1,
    gradient: Gradient? = nil,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {
    self.init(value: value, in: bounds, gradient: gradient) {
      Text(title)
    } currentValueLabel: {
      currentValueLabel()
    }
  }

  /// Creates a gauge of the newest of `values`, with a title before its bar. The bar is empty
  /// before the first value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - values: The values.
  ///   - bounds: The values at the start and at the end of the bar.
  ///   - gradient: The colors of the lowest to the highest values.
  ///   - currentValueLabel: The view after the bar.
  public nonisolated init(
    _ title: String, value values: some Publisher<Double, Never>,
    in bounds: ClosedRange<Double> = 0...1, gradient: Gradient? = nil,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {
    self.init(Text(title), currentValueLabel(), values, bounds, gradient)
  }

  /// Creates the gauge of a style, in the next outer style.
  public nonisolated init(_ configuration: GaugeStyleConfiguration) {
    self.init(configuration.label, EmptyView(), ValueOrPublisher(configuration.value), nil)
    self.configuration = configuration
  }

  /// The value and the labels in the style of the environment.
  public var body: some View {
    if let configuration {
      StyledView(configuration)
    } else {
      Shared(fraction, default: 0) { StyledView(configuration($0)).accessibilityLabeled() }
    }
  }

  private func configuration(_ fraction: ShownValue<Double>) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction.current, shown: fraction, label: .init(content: label),
      currentValueLabel: currentValueLabel.map { .init(content: $0) },
      minimumValueLabel: minimumValueLabel.map { .init(content: $0) },
      maximumValueLabel: maximumValueLabel.map { .init(content: $0) }, gradient: gradient)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Gauge: Sendable {}

extension ClosedRange<Double> {
  /// Returns the position of `value`, from 0 at the start to 1 at the end, and 0 for NaN.
  fileprivate nonisolated func fraction(of value: Double) -> Double {
    if value.isNaN { return 0 }
    if lowerBound == upperBound { return value < lowerBound ? 0 : 1 }
    // Halves keep the length of the longest range finite.
    let fraction = (value / 2 - lowerBound / 2) / (upperBound / 2 - lowerBound / 2)
    return Swift.min(Swift.max(0, fraction), 1)
  }
}
