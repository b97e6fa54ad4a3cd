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
/// A gauge shows a level that goes up and down; for the progress of a task see ``ProgressView``.
public struct Gauge: View {
  private nonisolated var label: AnyView
  private nonisolated var currentValueLabel: AnyView
  private nonisolated var minimumValueLabel: AnyView?
  private nonisolated var maximumValueLabel: AnyView?
  private nonisolated let bar: ValueOrPublisher<GaugeBar>

  private nonisolated init(
    _ label: some View, _ currentValueLabel: some View, _ bar: ValueOrPublisher<GaugeBar>
  ) {
    self.label = AnyView(label)
    self.currentValueLabel = AnyView(currentValueLabel)
    self.bar = bar
  }

  private nonisolated init(
    _ label: some View, _ currentValueLabel: some View,
    _ values: some Publisher<Double, Never>, _ bounds: ClosedRange<Double>, _ gradient: Gradient?
  ) {
    let empty = GaugeBar(bounds.lowerBound, in: bounds, gradient)
    let bars = values.map { GaugeBar($0, in: bounds, gradient) }
    self.init(label, currentValueLabel, ValueOrPublisher(bars, initial: empty))
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
    self.init(
      label(), currentValueLabel(),
      ValueOrPublisher(GaugeBar(Double(value), in: bounds, gradient)))
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

  /// The bar between its labels.
  public var body: some View {
    HStack(spacing: 1) {
      label
      minimumValueLabel
      Drawn(bar) { $0 }
      maximumValueLabel
      currentValueLabel
    }
    .accessibilityLabeled()
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Gauge: Sendable {}

private nonisolated struct GaugeBar: Drawing, Hashable {
  private let fraction: Double
  private let gradient: Gradient?

  init(_ value: Double, in bounds: ClosedRange<Double>, _ gradient: Gradient?) {
    fraction = bounds.fraction(of: value)
    self.gradient = gradient
  }

  @MainActor
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: proposal.width ?? 20, height: 1)
  }

  @MainActor
  var accessibilityElement: AccessibilityElement? {
    AccessibilityElement(.gauge, value: "\(Int((fraction * 100).rounded()))%")
  }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    let blocks =
      canvas.environment.usesASCII ? ["#"] : ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    let parts = Int((fraction * Double(canvas.size.width * blocks.count)).rounded())
    let bar = canvas.styled { $0.foreground = gradient?.color(at: fraction) ?? .accentColor }
    let rest = canvas.styled { $0.isDim = true }
    for x in canvas.visibleRect.columns {
      let point = Point(x: x, y: 0)
      let part = parts - x * blocks.count
      if part > 0 {
        bar.write(blocks[min(part, blocks.count) - 1], at: point)
      } else {
        rest.write(canvas.symbol("·", ascii: "."), at: point)
      }
    }
  }
}

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
